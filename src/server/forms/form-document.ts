import type { Content, TableCell } from 'pdfmake/interfaces';
import type { FormPage, FormPicture, PageBlock } from '#contract/forms/page';
import { factTable, pdfLayout } from '../pdf/pdf-layout';
import type { PdfDocument } from '../pdf/pdf-document';
import type { PrintedPhotos } from './print-photos';

const pages = { en: 'Page {page} of {pages}', fr: 'Page {page} de {pages}' };

/** A made form as a document of plain data, laid out as a letter. `day`: the day that it is of, `YYYY-MM-DD`. `printed`: its photos, drawn. */
export function formDocument(
  page: FormPage,
  of: { language: 'en' | 'fr'; day: string; ref: string },
  printed: PrintedPhotos,
): PdfDocument {
  const [author = ''] = page.sender;
  return pdfLayout({
    title: `${page.title} ${of.ref}`,
    author,
    language: of.language,
    day: of.day,
    content: [
      letterhead(page.sender),
      {
        text: [page.dated, page.method].filter(Boolean).join('\n'),
        margin: [0, 0, 0, 10],
      },
      ...(page.to.length > 0 ? [recipients(page.to)] : []),
      { text: page.title, style: 'title', fontSize: 15, margin: [0, 4, 0, 10] },
      ...page.blocks.slice(0, -1).map((block) => blockContent(block, printed)),
      ...closing(page, printed),
    ],
    footer: { text: [author, of.ref].join(' · '), pages: pages[of.language] },
  });
}

// Whose form it is stands with what it closes, never alone on a page.
function closing({ blocks, signature }: FormPage, printed: PrintedPhotos): Content[] {
  const last = blocks.at(-1);
  const isSigned = last !== undefined && 'signs' in last;
  const by: Content = { text: signature.join('\n'), margin: [0, isSigned ? 8 : 24, 0, 0] };
  if (!last) return [by];
  const block = blockContent(last, printed);
  return isSigned || 'text' in last
    ? [{ stack: [block, by], unbreakable: true }]
    : [block, { stack: [by], unbreakable: true }];
}

function letterhead([name = '', ...lines]: readonly string[]): Content {
  return {
    stack: [
      { text: name, bold: true, fontSize: 12 },
      { text: lines.join('\n'), style: 'label' },
    ],
    margin: [0, 0, 0, 14],
  };
}

// Two addresses side by side, as envelopes show them.
function recipients(to: readonly (readonly string[])[]): Content {
  const pairs = to.flatMap((_, index) => (index % 2 === 0 ? [to.slice(index, index + 2)] : []));
  return {
    stack: pairs.map((pair) => ({
      columns: pair.map((lines) => ({ text: lines.join('\n') })),
      columnGap: 16,
      margin: [0, 0, 0, 10],
    })),
    margin: [0, 0, 0, 0],
  };
}

function blockContent(block: PageBlock, printed: PrintedPhotos): Content {
  if ('text' in block) return { text: block.text, margin: [0, 0, 0, 8] };
  if ('facts' in block) return { stack: [factTable(block.facts, 140)], margin: [0, 0, 0, 12] };
  if ('signs' in block) return signatures(block.signs);
  if ('pictures' in block) return photoRows(block.pictures, printed);
  if ('list' in block) return { ul: [...block.list], margin: [0, 0, 0, 10] };
  return {
    // Layouts that draw lines are code; a border of a cell is data.
    layout: { defaultBorder: false },
    table: {
      dontBreakRows: true,
      widths: ['*', 'auto'],
      body: block.amounts.map(amountRow),
    },
    margin: [0, 2, 0, 14],
  };
}

const picturesInRow = 3;

// A row of photos stays whole on its page, and an image is as wide as a third of it.
function photoRows(pictures: readonly FormPicture[], printed: PrintedPhotos): Content {
  const rows = pictures.flatMap((_, index) =>
    index % picturesInRow === 0 ? [pictures.slice(index, index + picturesInRow)] : [],
  );
  return {
    stack: rows.map((row) => ({
      columns: Array.from({ length: picturesInRow }, (_, at) => photoCell(row[at], printed)),
      columnGap: 12,
      margin: [0, 0, 0, 10],
      unbreakable: true,
    })),
  };
}

function photoCell(picture: FormPicture | undefined, printed: PrintedPhotos): Content {
  const image = picture && printed.get(picture.documentId);
  if (!picture || typeof image !== 'string') return { text: '' };
  return {
    stack: [
      { image, fit: [164, 124] },
      { text: picture.label, style: 'label', margin: [0, 4, 0, 0] },
    ],
  };
}

// Two lines side by side, each as wide as a name is written.
function signatures(signs: readonly string[]): Content {
  const line = (label: string): Content => ({
    stack: [
      { text: ' ', margin: [0, 18, 0, 0] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 230, y2: 0, lineWidth: 0.6, lineColor: '#5c626d' }] },
      { text: label, style: 'label', margin: [0, 2, 0, 0] },
    ],
  });
  const pairs = signs.flatMap((_, index) => (index % 2 === 0 ? [signs.slice(index, index + 2)] : []));
  return {
    stack: pairs.map((pair) => ({ columns: pair.map(line), columnGap: 16 })),
    margin: [0, 2, 0, 10],
    unbreakable: true,
  };
}

type AmountLine = Extract<PageBlock, { amounts: unknown }>['amounts'][number];

const underlined = {
  border: [false, false, false, true] as [boolean, boolean, boolean, boolean],
  borderColor: ['', '', '', '#d5d9df'] as [string, string, string, string],
};

function amountRow({ label, amount, strong }: AmountLine): TableCell[] {
  if (amount === null) return [{ text: label, style: 'label', colSpan: 2, margin: [0, 6, 0, 0] }, ''];
  const cell = { ...underlined, ...(strong && { bold: true }) };
  return [
    { text: label, ...cell },
    { text: amount, alignment: 'right', noWrap: true, ...cell },
  ];
}
