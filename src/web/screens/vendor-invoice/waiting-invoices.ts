import type { Brief } from '#contract/resources/index';
import type { Held } from '../../data/record';
import { useRights } from '../../data/rights';
import { useWholeList } from '../../data/use-whole-list';

export type InvoiceRow = Brief<'vendorInvoice'> & Held;

/** The first of the vendors' invoices that wait for this person's decision, by the day on which they are due, and how many there are. */
export function useWaitingInvoices(wanted: boolean, perPage: number) {
  const enabled = useRights().may('vendorInvoice', 'approve') && wanted;
  return useWholeList<InvoiceRow>('vendorInvoice', { decidable: true }, 'dueDate', { enabled, perPage });
}
