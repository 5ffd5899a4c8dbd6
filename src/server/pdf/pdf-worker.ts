import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { answerAsked } from '../threads/answer-asked';
import type { PdfDocument } from './pdf-document';

// Roboto comes with pdfmake, under the Apache licence, and has every letter of both languages.
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
pdfmake.addFonts({
  Roboto: {
    normal: path.join(fonts, 'Roboto-Regular.ttf'),
    bold: path.join(fonts, 'Roboto-Medium.ttf'),
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

answerAsked(
  async (document: PdfDocument) => new Uint8Array(await pdfmake.createPdf(withFooter(document)).getBuffer()),
);
