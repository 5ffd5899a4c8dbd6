import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { readPrintedCompanies } from '../pdf/printed-company';
import type { PrintedCompany } from '../pdf/printed-company';

/** What of an invoice stands in print. */
export type PrintedInvoice = Pick<
  Recorded<'invoice'>,
  | 'invoiceNumber'
  | 'fileId'
  | 'clientId'
  | 'status'
  | 'language'
  | 'state'
  | 'issueDate'
  | 'dueDate'
  | 'purchaseOrder'
  | 'notes'
  | 'lines'
  | 'subtotal'
  | 'gstTotal'
  | 'hstTotal'
  | 'pstTotal'
  | 'qstTotal'
  | 'total'
  | 'paidAmount'
  | 'balanceDue'
  | 'creditOfInvoiceId'
>;

/** Everything that stands on a printed invoice. */
export interface InvoicePrint {
  readonly invoice: PrintedInvoice;
  readonly agency: PrintedCompany;
  readonly client: PrintedCompany;
  readonly file: {
    readonly ref: string;
    readonly clientReference: string | null;
    readonly debtorName: string | null;
    /** The last four of the account, by which the client knows it where it gave no reference of its own. */
    readonly accountEnding: string | null;
    readonly asset: string;
    readonly serialNumber: string | null;
  };
  /** Of a credit note, the number of the invoice that it takes back. */
  readonly creditedNumber: string | null;
}

/** Reads what stands on a printed invoice: who bills, who is billed, for which file. */
export async function readInvoicePrint(db: Db, invoice: PrintedInvoice): Promise<InvoicePrint> {
  const file = await db
    .selectFrom('file')
    .select([
      'ref',
      'clientReference',
      'debtorName',
      'bankAccountNumber',
      'assetSummary',
      'serialNumber',
      'agencyId',
    ])
    .where('_id', '=', invoice.fileId)
    .executeTakeFirstOrThrow();
  const company = await readPrintedCompanies(db, [file.agencyId, invoice.clientId]);
  const credited = invoice.creditOfInvoiceId
    ? await db
        .selectFrom('invoice')
        .select('invoiceNumber')
        .where('_id', '=', invoice.creditOfInvoiceId)
        .executeTakeFirst()
    : undefined;
  return {
    invoice,
    agency: company(file.agencyId),
    client: company(invoice.clientId),
    file: {
      ref: file.ref,
      clientReference: file.clientReference,
      debtorName: file.debtorName,
      accountEnding: file.clientReference ? null : file.bankAccountNumber.slice(-4),
      asset: file.assetSummary ?? '',
      serialNumber: file.serialNumber,
    },
    creditedNumber: credited?.invoiceNumber ?? null,
  };
}
