import type { ValueOf } from '#contract/vocabularies/index';

/** In the accounts, or known to them: such an invoice is corrected there and stays here. */
export const inAccounts: readonly ValueOf<'invoiceStatus'>[] = [
  'pending_post',
  'post_failed',
  'posted',
  'partially_paid',
  'paid',
];
