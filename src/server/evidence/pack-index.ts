import type { Content, TableCell } from 'pdfmake/interfaces';
import { factTable, pdfLayout } from '../pdf/pdf-layout';
import { renderPdf } from '../pdf/render-pdf';
import type { Language } from '../words/languages';
import { languages } from '../words/languages';
import type { LeftOut, PackedList, PackedDocument } from './evidence-input';

interface Told {
  readonly language: Language;
  readonly companyName: string;
  readonly day: string;
  readonly facts: readonly (readonly ['file' | 'client' | 'debtor' | 'madeBy' | 'madeAt', string | null])[];
  readonly lists: readonly PackedList[];
  readonly documents: readonly PackedDocument[];
  readonly leftOut: readonly LeftOut[];
}

/** The first page of a pack and those behind it: whose file, who made it when, and each entry with its fingerprint. */
export function packIndex({
  language,
  companyName,
  day,
  facts,
  lists,
  documents,
  leftOut,
}: Told): Promise<Buffer> {
  const words = languages[language].evidence;
  const file = facts.find(([name]) => name === 'file')?.[1] ?? '';
  const content: Content[] = [
    { text: words.title, style: 'title' },
    {
      ...(factTable(facts.map(([name, value]) => [words[name], value])) as object),
      margin: [0, 8, 0, 8],
    } as Content,
    { text: words.lead, margin: [0, 0, 0, 10] },
    ...section(
      words.lists,
      [words.document, words.name, words.rows, words.fingerprint],
      lists.map(({ called, name, rows, sha256 }) => [called, name, String(rows), sha256]),
    ),
    ...section(
      words.documents,
      [words.document, words.name, words.size, words.fingerprint],
      documents.map(({ called, name, sizeBytes, sha256, kept }) => [
        called,
        name,
        String(sizeBytes),
        kept ? `${sha256}\n${words.stripped}; ${words.kept}: ${kept}` : sha256,
      ]),
    ),
    ...section(
      words.leftOut,
      [words.document, words.why],
      leftOut.map(({ called, why }) => [called, words[why]]),
    ),
  ];
  const footer = { text: [companyName, words.title, file, day].join(' · '), pages: words.page };
  const title = `${words.title} ${file}`;
  return renderPdf(pdfLayout({ title, author: companyName, language, day, content, footer }));
}

function section(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): Content[] {
  if (rows.length === 0) return [];
  const widths = heads.length === 2 ? ['*', '*'] : ['*', 106, 36, 226];
  const body: TableCell[][] = rows.map((row) =>
    row.map((text, column) => ({
      text,
      fontSize: column === 3 ? 6 : 8,
      ...(column === 2 && { alignment: 'right' as const }),
    })),
  );
  return [
    { text: title, style: 'strong', margin: [0, 8, 0, 4] },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths,
        body: [heads.map((text) => ({ text, style: 'head' })), ...body],
      },
    },
  ];
}
