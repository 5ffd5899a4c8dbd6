import { useGetList, useGetOne } from 'react-admin';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import type { InvoiceRefusal } from '#contract/lifecycles/client-invoice';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';

type Shown = { readonly id: string; readonly may?: readonly string[] };
export type InvoiceRow = Recorded<'invoice'> & Shown;
export type PaymentRow = Recorded<'payment'> & Shown;
export type FeeRow = Recorded<'fee'> & Shown;

/** Where an invoice may be taken, as the host worked it out for this person. */
export interface InvoiceMove {
  readonly status: InvoiceRow['status'];
  readonly allowed: boolean;
  readonly refusal?: InvoiceRefusal;
}
export type WholeInvoice = InvoiceRow & {
  readonly moves?: readonly InvoiceMove[];
  /** The client has said that it is wrong, and waits for an answer. */
  readonly disputeAsked?: boolean;
};

const whole = { page: 1, perPage: 500 } as const;
/** Rows of a list are kept apart from whole records, which alone carry their lines and moves. */
const rows = { rows: true } as const;

/** The invoices of a file, the newest first. */
export function useFileInvoices(fileId: string) {
  const rights = useRights();
  return useGetList<InvoiceRow>(
    resourcePaths.invoice,
    { filter: { fileId }, pagination: whole, sort: { field: 'issueDate', order: 'DESC' }, meta: rows },
    { enabled: rights.may('invoice', 'list') },
  );
}

/** One invoice, with where it may go. */
export function useInvoice(id: string) {
  return useGetOne<WholeInvoice>(resourcePaths.invoice, { id });
}

/** The approved fees of a file that are on no invoice. */
export function useUnbilledFees(fileId: string) {
  const rights = useRights();
  return useGetList<FeeRow>(
    resourcePaths.fee,
    {
      filter: { fileId, unbilled: true },
      pagination: whole,
      sort: { field: 'incurredOn', order: 'ASC' },
      meta: rows,
    },
    { enabled: rights.may('invoice', 'create') && rights.may('fee', 'list') },
  );
}

/** The open invoices and credit notes of a client on all its files, once they are wanted. */
export function useClientInvoices(clientId: string, wanted: boolean) {
  const rights = useRights();
  return useGetList<InvoiceRow>(
    resourcePaths.invoice,
    {
      filter: { clientId, status: payableInvoice },
      pagination: whole,
      sort: { field: 'dueDate', order: 'ASC' },
      meta: rows,
    },
    { enabled: wanted && rights.may('invoice', 'list') },
  );
}

/** The fees that may be on a draft: its own, and those that are on no invoice yet. */
export function useFeesForDraft(fileId: string, invoiceId: string) {
  const free = useUnbilledFees(fileId);
  const own = useGetList<FeeRow>(resourcePaths.fee, {
    filter: { fileId, direction: 'receivable', status: 'approved' },
    pagination: whole,
    sort: { field: 'incurredOn', order: 'ASC' },
    meta: rows,
  });
  if (!free.data || !own.data) return undefined;
  return [...own.data.filter((fee) => fee.invoiceId === invoiceId), ...free.data];
}

/** The payments of a file, the newest first. */
export function useFilePayments(fileId: string) {
  const rights = useRights();
  return useGetList<PaymentRow>(
    resourcePaths.payment,
    { filter: { fileId }, pagination: whole, sort: { field: 'receivedDate', order: 'DESC' }, meta: rows },
    { enabled: rights.may('payment', 'list') },
  );
}
