import { renderPdf } from '../pdf/render-pdf';
import { invoiceDocument } from './invoice-document';
import type { InvoicePaper } from './invoice-paper';

/**
 * The PDF of an invoice. What is issued stands, so the same paper comes out each time: until a storage keeps it, it is laid out
 * when it is asked for, and this is the one place that knows.
 */
export function keepInvoiceDocument(paper: InvoicePaper): Promise<Buffer> {
  return renderPdf(invoiceDocument(paper));
}
