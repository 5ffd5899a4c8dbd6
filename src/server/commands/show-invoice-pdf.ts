import { Readable } from 'node:stream';
import { readUnaltered } from '../documents/read-unaltered';
import { download } from '../jobs/download';
import { invoiceDocument } from '../invoices/invoice-document';
import { readInvoicePrint } from '../invoices/invoice-print';
import { documentOfIssued, pdfName } from '../invoices/keep-invoice-document';
import { renderPdf } from '../pdf/render-pdf';
import { find } from '../records/find';
import type { AppContext } from '../request/context';
import type { Handler } from './handler';

/**
 * The PDF of an invoice, in its client's language: the one that is kept of it. A draft has none yet, and what is void has to say so:
 * these are laid out when they are asked for.
 */
export const showInvoicePdf: Handler<'showInvoicePdf'> = async (context, { id }) => {
  const invoice = await find(context.db, 'invoice', id, context.caller);
  const print = await readInvoicePrint(context.db, invoice);
  if (invoice.status === 'draft' || invoice.status === 'void') {
    const pdf = await renderPdf(invoiceDocument(print));
    return download(Readable.from([pdf]), pdfName(print), 'pdf');
  }
  const kept = await readUnaltered(
    context.app,
    await rowOf(context.app, await documentOfIssued(context.app, context.caller, id)),
  );
  return download(kept.stream, pdfName(print), 'pdf');
};

// Who reads an invoice reads its document, whatever they are shown of the file's documents.
const rowOf = ({ db }: Pick<AppContext, 'db'>, id: string) =>
  db
    .selectFrom('document')
    .select(['_id', 'fileIds', 'fileName', 'sha256', 'bytesFault'])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
