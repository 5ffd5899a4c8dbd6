import { sideOf } from '#contract/roles/sides';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';

/** Whether a caller writes the invoices of a company: it is their own, or they key it in for the vendor. */
export function writesFor(caller: Caller, companyId: string | undefined): boolean {
  if (!may(caller, 'vendorInvoice', 'create')) return false;
  return sideOf(caller.activityType) === 'agency' || caller.tree.includes(companyId ?? '');
}
