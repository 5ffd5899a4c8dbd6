import {
  openVendorInvoice,
  postable,
  vendorInvoiceSteps,
  waitingVendorInvoice,
  whyNotVendorInvoice,
} from '#contract/lifecycles/vendor-invoice';
import type { VendorInvoiceRefusal } from '#contract/lifecycles/vendor-invoice';
import type { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import type { RequestContext } from '../../request/context';
import { inAccounts } from '../../vendor-invoices/in-accounts';
import { conflict } from '../refuse';
import { factsOf } from './facts';
import { writesFor } from './writes-for';

/** What is no step with one record: lists of them are fetched from the accounts, or sent there. */
const ofMany = new Set(['pullSage', 'triggerPending', 'create']);

/**
 * What a caller may do with an invoice: `edit` where they may change anything of it, `approve` where it waits for them, `submit` and
 * `void` where they keep it, `delete` until the accounts know it, `takeBack` where they ask for nothing more, `postSage` where it is on its way to the accounts.
 */
export function mayWithInvoice(
  caller: Caller,
  invoice: Partial<Recorded<'vendorInvoice'>>,
  actions: readonly string[],
): string[] {
  const status = invoice.invoiceStatus ?? 'paid';
  const isKept = writesFor(caller, invoice.companyId) && openVendorInvoice.includes(status);
  const facts = factsOf(caller, invoice, true);
  const decides = whyNotVendorInvoice(status, 'approved', facts) === undefined;
  const takesBack = whyNotVendorInvoice(status, 'in_review', facts) === undefined;
  const allowed: Readonly<Record<string, boolean>> = {
    edit: isKept || decides || takesBack,
    approve: decides,
    postSage: postable.includes(status),
    delete: !inAccounts.includes(status),
  };
  const kept = actions.filter((action) => allowed[action] ?? !ofMany.has(action));
  const steps = isKept ? (['submitted', 'void'] as const).filter((to) => vendorInvoiceSteps[status][to]) : [];
  const taken = takesBack && actions.includes('approve') ? ['takeBack'] : [];
  return [...kept, ...taken, ...steps.map((to) => (to === 'submitted' ? 'submit' : to))];
}

/** Why an invoice is not to be taken away by those whose role takes invoices away. */
export function whyNotDelete(
  _: Caller,
  { invoiceStatus }: Partial<Recorded<'vendorInvoice'>>,
  action: 'edit' | 'delete',
): Problem | undefined {
  if (action !== 'delete' || !inAccounts.includes(invoiceStatus ?? 'paid')) return undefined;
  return conflict(sentence('vendorInvoices.accountsKnowInvoice'));
}

/** Why an invoice that waits for a level is not this caller's to approve; nothing where it is. */
export function whoseApproval(
  { caller }: Pick<RequestContext, 'caller'>,
  invoice: Recorded<'vendorInvoice'>,
): Promise<{ readonly whyNotApprove: VendorInvoiceRefusal | null }> {
  const { invoiceStatus } = invoice;
  const waits = waitingVendorInvoice.includes(invoiceStatus);
  const refusal = waits
    ? whyNotVendorInvoice(invoiceStatus, 'approved', factsOf(caller, invoice, true))
    : undefined;
  return Promise.resolve({ whyNotApprove: refusal ?? null });
}
