import { keepMadeDocument } from '../documents/keep-made';
import type { MadeDocument } from '../documents/keep-made';
import { renderPdf } from '../pdf/render-pdf';
import { find } from '../records/find';
import { setSilently } from '../records/set-silently';
import { take } from '../records/take';
import { afterCommit } from '../request/after-commit';
import type { Caller } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { invoiceDocument } from './invoice-document';
import { readInvoicePrint } from './invoice-print';
import type { InvoicePrint } from './invoice-print';
import { invoiceTexts } from './invoice-texts';

/** An invoice as it is issued: what was paid on it since, and what became of it, does not stand on its print. */
export function asIssued(print: InvoicePrint): InvoicePrint {
  return { ...print, invoice: { ...print.invoice, status: 'issued', paidAmount: '0.00' } };
}

/** What is said of the document of an issued invoice. */
export function documentOfInvoice({ invoice, agency }: InvoicePrint): MadeDocument {
  return {
    fileIds: [invoice.fileId],
    fileName: `${invoice.invoiceNumber ?? ''}.pdf`,
    documentType: invoice.creditOfInvoiceId ? 'credit_note' : 'client_invoice',
    mimeType: 'application/pdf',
    visibility: 'client',
    language: invoice.language,
    uploadedByCompanyId: agency._id,
  };
}

/**
 * The document of an issued invoice. The first who asks has it laid out as it was issued and keeps it; from then on
 * its bytes are that document, whatever becomes of the invoice. It is laid out before the transaction, which is not to wait for it.
 */
export async function documentOfIssued(app: AppContext, caller: Caller, invoiceId: string): Promise<string> {
  const issued = await find(app.db, 'invoice', invoiceId, caller);
  if (issued.documentId) return issued.documentId;
  const print = asIssued(await readInvoicePrint(app.db, issued));
  const bytes = await renderPdf(invoiceDocument(print));
  let documentId = '';
  await inOwnName(app, caller, 'document of an invoice', async (context) => {
    const invoice = await take(context, 'invoice', invoiceId);
    documentId = invoice.documentId ?? (await keepMadeDocument(context, documentOfInvoice(print), bytes));
    // Nothing of the invoice itself changes: who has it open can go on.
    await setSilently(context.db, 'invoice', invoiceId, { documentId });
  });
  return documentId;
}

/** Keeps the document of an invoice that is being issued, once it is: nobody waits for it, and no number is held meanwhile. */
export function keepDocumentSoon(context: TransactionContext, invoiceId: string): void {
  const { app, caller } = context;
  afterCommit(context, 'keeping the document of an invoice', async () => {
    await documentOfIssued(app, caller, invoiceId);
  });
}

/** The name under which the PDF of an invoice is downloaded. */
export function pdfName({ invoice, file }: InvoicePrint): string {
  return `${invoice.invoiceNumber ?? `${invoiceTexts[invoice.language].draft}-${file.ref}`}.pdf`;
}
