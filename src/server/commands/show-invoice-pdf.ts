import { Readable } from 'node:stream';
import { download } from '../jobs/download';
import { find } from '../records/find';
import { readInvoicePaper } from '../invoices/invoice-paper';
import { invoiceTexts } from '../invoices/invoice-texts';
import { keepInvoiceDocument } from '../invoices/keep-invoice-document';
import type { Handler } from './handler';

/** The PDF of an invoice, in its client's language. */
export const showInvoicePdf: Handler<'showInvoicePdf'> = async (work, { id }) => {
  const invoice = await find(work.db, 'invoice', id, work.caller);
  const paper = await readInvoicePaper(work.db, invoice);
  const pdf = await keepInvoiceDocument(paper);
  const texts = invoiceTexts[invoice.language];
  const name = invoice.invoiceNumber ?? `${texts.draft}-${paper.file.ref}`;
  return download(Readable.from([pdf]), `${name}.pdf`, 'pdf');
};
