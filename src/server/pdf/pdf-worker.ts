import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { answerAsked } from '../threads/answer-asked';
import type { PdfDocument } from './pdf-document';
import { TablePages } from './table-pages';
import type { TablePart } from './table-look';

// Roboto comes with pdfmake, under the Apache licence, and has every letter of both languages.
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
const normal = path.join(fonts, 'Roboto-Regular.ttf');
const bold = path.join(fonts, 'Roboto-Medium.ttf');
pdfmake.addFonts({
  Roboto: {
    normal,
    bold,
    italics: path.join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: path.join(fonts, 'Roboto-MediumItalic.ttf'),
  },
});
// A document is ours alone: it fetches nothing, and reads its fonts and no other file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === fonts);

/** The number of a page is known only once all of them are laid out. */
function withFooter({ footer: { text, pages }, ...document }: PdfDocument): TDocumentDefinitions {
  const [left = 0, , right = 0] = document.pageMargins as number[];
  return {
    ...document,
    footer: (page, count) => ({
      columns: [
        text,
        {
          text: pages.replace('{page}', String(page)).replace('{pages}', String(count)),
          alignment: 'right',
        },
      ],
      style: 'label',
      margin: [left, 20, right, 0],
    }),
  };
}

/** Tables that are being written, by what they are called. */
const tables = new Map<string, TablePages>();

async function write(part: TablePart): Promise<Uint8Array> {
  if ('dropped' in part) {
    tables.delete(part.table);
    return new Uint8Array();
  }
  const pages = part.look ? new TablePages(part.look, { normal, bold }) : tables.get(part.table);
  if (!pages) throw new Error('a table went on of which this thread has no beginning');
  tables.set(part.table, pages);
  pages.add(part.rows);
  if (part.last === undefined) return new Uint8Array(pages.take());
  tables.delete(part.table);
  return new Uint8Array(await pages.end(part.last));
}

answerAsked(async (asked: PdfDocument | TablePart) =>
  'table' in asked ? write(asked) : new Uint8Array(await pdfmake.createPdf(withFooter(asked)).getBuffer()),
);
