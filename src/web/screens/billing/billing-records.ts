import { useGetOne } from 'react-admin';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import type { InvoiceRefusal } from '#contract/lifecycles/client-invoice';
import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWholeList } from '../../data/use-whole-list';

export type InvoiceRow = Recorded<'invoice'> & Held;
export type PaymentRow = Recorded<'payment'> & Held;
export type FeeRow = Recorded<'fee'> & Held;

/** Where an invoice may be taken, as the host worked it out for this person. */
export interface InvoiceMove {
  readonly status: InvoiceRow['status'];
  readonly allowed: boolean;
  readonly refusal?: InvoiceRefusal;
}
export type WholeInvoice = InvoiceRow & {
  readonly moves?: readonly InvoiceMove[];
  /** What is left to be credited of each of its lines, before taxes. */
  readonly creditable?: readonly { readonly feeId: string; readonly amount: string }[];
  /** The client has said that it is wrong, and waits for an answer. */
  readonly disputeAsked?: boolean;
};

/** The invoices of a file, the newest first. */
export const useFileInvoices = (fileId: string) =>
  useWholeList<InvoiceRow>('invoice', { fileId }, '-issueDate');

/** One invoice, with where it may go. */
export const useInvoice = (id: string) => useGetOne<WholeInvoice>(resourcePaths.invoice, { id });

/** The approved fees of a file that are on no invoice. */
export function useUnbilledFees(fileId: string) {
  const enabled = useRights().may('invoice', 'create');
  return useWholeList<FeeRow>('fee', { fileId, unbilled: true }, 'incurredOn', { enabled });
}

/** The open invoices and credit notes of a client on all its files, once they are wanted. */
export const useClientInvoices = (clientId: string, enabled: boolean) =>
  useWholeList<InvoiceRow>('invoice', { clientId, status: payableInvoice }, 'dueDate', { enabled });

/** The fees that may be on a draft: its own, and those that are on no invoice yet, by who may bill them; and what they were read by. */
export function useFeesForDraft(fileId: string, invoiceId: string) {
  const free = useUnbilledFees(fileId);
  const filter = { fileId, direction: 'receivable', status: 'approved' };
  const own = useWholeList<FeeRow>('fee', filter, 'incurredOn');
  const reads = [free, own];
  const others = free.isEnabled ? free.data : [];
  if (!others || !own.data) return { reads };
  return { fees: [...own.data.filter((fee) => fee.invoiceId === invoiceId), ...others], reads };
}

/** The payments of a file, the newest first. */
export const useFilePayments = (fileId: string) =>
  useWholeList<PaymentRow>('payment', { fileId }, '-receivedDate');
