import { openThread } from '../threads/open-thread';
import type { PdfDocument } from './pdf-document';

const ask = openThread<PdfDocument, Uint8Array>(new URL('./pdf-worker', import.meta.url));

/**
 * A document of plain data as a PDF with its fonts in it. Laying out a page takes far longer than a request may hold up others,
 * so it is done on a thread of its own.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  return Buffer.from(await ask(document));
}
