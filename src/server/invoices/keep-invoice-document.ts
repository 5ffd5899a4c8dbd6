import { keepMadeDocument } from '../documents/keep-made';
import type { MadePaper } from '../documents/keep-made';
import { renderPdf } from '../pdf/render-pdf';
import { find } from '../records/find';
import { setSilently } from '../records/keep';
import { take } from '../records/take';
import { afterCommit } from '../request/after-commit';
import type { Caller } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { invoiceDocument } from './invoice-document';
import { readInvoicePaper } from './invoice-paper';
import type { InvoicePaper } from './invoice-paper';
import { invoiceTexts } from './invoice-texts';

/** An invoice as it is issued: what was paid on it since, and what became of it, does not stand on its paper. */
export function asIssued(paper: InvoicePaper): InvoicePaper {
  return { ...paper, invoice: { ...paper.invoice, status: 'issued', paidAmount: '0.00' } };
}

/** What the paper of an issued invoice is as a document of its file. */
export function paperOfInvoice({ invoice, agency }: InvoicePaper): MadePaper {
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
 * The document that is the paper of an issued invoice. The first who asks has it laid out as it was issued and keeps it; from then on
 * its bytes are that paper, whatever becomes of the invoice. It is laid out before the transaction, which is not to wait for it.
 */
export async function paperOfIssued(app: AppContext, caller: Caller, invoiceId: string): Promise<string> {
  const issued = await find(app.db, 'invoice', invoiceId, caller);
  if (issued.documentId) return issued.documentId;
  const paper = asIssued(await readInvoicePaper(app.db, issued));
  const bytes = await renderPdf(invoiceDocument(paper));
  let documentId = '';
  await inOwnName(app, caller, 'paper of an invoice', async (context) => {
    const invoice = await take(context, 'invoice', invoiceId);
    documentId = invoice.documentId ?? (await keepMadeDocument(context, paperOfInvoice(paper), bytes));
    // Nothing of the invoice itself changes: who has it open can go on.
    await setSilently(context, 'invoice', invoiceId, { documentId });
  });
  return documentId;
}

/** Keeps the paper of an invoice that is being issued, once it is: nobody waits for it, and no number is held meanwhile. */
export function keepPaperSoon(context: TransactionContext, invoiceId: string): void {
  const { app, caller } = context;
  afterCommit(context, 'keeping the paper of an invoice', async () => {
    await paperOfIssued(app, caller, invoiceId);
  });
}

/** The name under which the PDF of an invoice is downloaded. */
export function pdfName({ invoice, file }: InvoicePaper): string {
  return `${invoice.invoiceNumber ?? `${invoiceTexts[invoice.language].draft}-${file.ref}`}.pdf`;
}
