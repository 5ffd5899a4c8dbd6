import { openThread } from '../threads/open-thread';
import type { PdfDocument } from './pdf-document';
import type { TableEnd, TableLook, TablePart, TableRow } from './table-look';

const ask = openThread<PdfDocument | TablePart, Uint8Array>(new URL('./pdf-worker', import.meta.url));

/**
 * A document of plain data as a PDF with its fonts in it. Laying out a page takes far longer than a request may hold up others,
 * so it is done on a thread of its own.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  return Buffer.from(await ask(document));
}

/** So many rows are laid out at a time, so that other documents come in between. */
const atOnce = 200;

/**
 * A table of however many rows as the bytes of a PDF, made while the rows are read: no more of it is held than a page. `last`: what stands under so
 * many rows.
 */
export async function* tablePdf(
  look: TableLook,
  batches: AsyncIterable<readonly TableRow[]>,
  last: (rows: number) => TableEnd,
): AsyncGenerator<Uint8Array> {
  const table = crypto.randomUUID();
  let count = 0;
  let isEnded = false;
  try {
    yield await ask({ table, look, rows: [] });
    for await (const rows of batches)
      for (let at = 0; at < rows.length; at += atOnce) {
        const some = rows.slice(at, at + atOnce);
        count += some.length;
        yield await ask({ table, rows: some });
      }
    const rest = await ask({ table, rows: [], last: last(count) });
    isEnded = true;
    yield rest;
  } finally {
    if (!isEnded) await ask({ table, dropped: true });
  }
}
