import type { Content } from 'pdfmake/interfaces';
import type { PdfDocument } from './pdf-document';

interface PdfLayout {
  readonly title: string;
  readonly author: string;
  readonly language: 'en' | 'fr';
  /** The day that it is of and not the second of its layout: the same document gives the same bytes. */
  readonly day?: string | null;
  /** Stands across every page. */
  readonly mark?: string | undefined;
  readonly content: Content[];
  readonly footer: PdfDocument['footer'];
}

/** A document as the house writes: letter size, one family of letters, labels lighter than what they label. */
export function pdfLayout({ title, author, language, day, mark, content, footer }: PdfLayout): PdfDocument {
  return {
    info: { title, author, ...(day && { creationDate: new Date(`${day}T12:00:00Z`) }) },
    language: language === 'fr' ? 'fr-CA' : 'en-CA',
    pageSize: 'LETTER',
    pageMargins: [48, 44, 48, 56],
    ...(mark && { watermark: { text: mark, color: '#8a8f98', opacity: 0.18, bold: true } }),
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: '#1c1f24' },
    styles: {
      title: { fontSize: 20, bold: true },
      label: { color: '#5c626d', fontSize: 8.5 },
      head: { color: '#5c626d', fontSize: 8.5, bold: true },
      strong: { bold: true, fontSize: 11 },
    },
    content,
    footer,
  };
}

/** Rows of a name and a value; what has no value is left out. */
export function factTable(
  facts: readonly (readonly [string, string | null | undefined])[],
  labelWidth = 90,
): Content {
  return {
    layout: 'noBorders',
    table: {
      widths: [labelWidth, '*'],
      body: facts.flatMap(([label, value]) =>
        value ? [[{ text: label, style: 'label' }, { text: value }]] : [],
      ),
    },
  };
}
