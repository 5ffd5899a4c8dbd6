import type { Rules } from './rules';

export const vendorInvoiceRules: Rules<'vendorInvoice'> = {
  scope: () => 'nothing',
};
