import type { Recorded } from '#contract/resources/index';
import { resources } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { HistoryEntry } from '../../records/rules';

type Invoice = Recorded<'vendorInvoice'>;

/** An invoice may bill several files, and each file's readers learn of it only what is no amount of another one's. */
const shown = new Set([
  'invoiceNumber',
  'companyId',
  'invoiceDate',
  'receivedDate',
  'dueDate',
  'invoiceStatus',
  'documentId',
  'disputeReason',
  'rejectReason',
  'postedAt',
  'paidDate',
]);
const hidden = Object.keys(resources.vendorInvoice.fields).filter((field) => !shown.has(field));

/** How a change of an invoice is written down: for its vendor, and for the client only where he pays it himself. */
export function historyOf(
  { invoiceNumber, invoiceStatus, directBilling, approvalLevel }: Invoice,
  changed: readonly string[],
): HistoryEntry {
  const status = choices.invoiceStatus[invoiceStatus];
  const isRaised = changed.includes('approvalLevel') && invoiceStatus === 'in_review';
  return {
    type: 'vendor_invoice_changed',
    message: isRaised
      ? sentence('vendorInvoices.vendorInvoiceLevel', { number: invoiceNumber, status, level: approvalLevel })
      : sentence('vendorInvoices.vendorInvoice', { number: invoiceNumber, status }),
    visibility: directBilling ? 'client_and_vendor' : 'vendor',
    hidden,
  };
}
