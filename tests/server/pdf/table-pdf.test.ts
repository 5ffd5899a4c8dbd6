import { expect, it } from 'vitest';
import { tablePdf } from '#server/pdf/render-pdf';
import type { TableLook, TableRow } from '#server/pdf/table-look';
import { readPages } from '../../support/read-pdf';

const look: TableLook = {
  title: 'Dossiers du mois',
  author: 'Sample Recovery',
  language: 'fr',
  lead: 'Sample Recovery · 2026-11-28',
  footer: 'Sample Recovery · Dossiers du mois',
  page: 'Page {page}',
  columns: [
    { header: 'Dossier', isNumber: false },
    { header: 'Solde', isNumber: true },
    { header: 'Remarque', isNumber: false },
  ],
};
const numbered = (from: number, count: number): TableRow[] =>
  Array.from({ length: count }, (_, at) => [`LNA-${100_000 + from + at}`, '1250.00', '']);

async function pagesOf(
  batches: AsyncIterable<readonly TableRow[]>,
  sum: TableRow | null = null,
): Promise<string[]> {
  const bytes: Uint8Array[] = [];
  for await (const some of tablePdf(look, batches, (rows) => ({ said: `${rows} lignes`, sum })))
    bytes.push(some);
  return readPages(Buffer.concat(bytes));
}

async function* inBatches(...batches: readonly TableRow[][]): AsyncGenerator<TableRow[]> {
  yield* batches;
}

it('tells thousands of rows in their order, each once, under a head on every page, with its number', async () => {
  const pages = await pagesOf(inBatches(numbered(0, 1_000), numbered(1_000, 1_000), numbered(2_000, 600)));
  expect(pages.length).toBeGreaterThan(40);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Dossier');
    expect(page).toContain(`Page ${at + 1}`);
    expect(page).toContain('Sample Recovery · Dossiers du mois');
  }
  const told = pages.flatMap((page) =>
    [...page.matchAll(/LNA-(\d{6})/g)].map(([, number]) => Number(number)),
  );
  expect(told).toEqual(Array.from({ length: 2_600 }, (_, at) => 100_000 + at));
  expect(pages.at(-1)).toContain('2600 lignes');
});

it('gives its bytes out while rows are still to come', async () => {
  let read = 0;
  async function* slowly(): AsyncGenerator<TableRow[]> {
    for (; read < 20; read += 1) yield numbered(read * 500, 500);
  }
  let atFirstPage = 0;
  let size = 0;
  for await (const some of tablePdf(look, slowly(), (rows) => ({ said: String(rows), sum: null }))) {
    size += some.length;
    if (size > 20_000 && atFirstPage === 0) atFirstPage = read;
  }
  expect(atFirstPage).toBeGreaterThan(0);
  expect(atFirstPage).toBeLessThan(10);
});

it('wraps what is longer than its column, and cuts off what is longer than a page', async () => {
  const words = Array.from({ length: 60 }, (_, at) => `mot${at}`).join(' ');
  const [first = '', ...more] = await pagesOf(
    inBatches([
      ['LNA-1', '1.00', words],
      ['LNA-2', '2.00', ''],
    ]),
  );
  for (const word of words.split(' ')) expect(first).toContain(word);
  expect(more).toEqual([]);
  const endless = await pagesOf(
    inBatches([
      ['LNA-1', '1.00', `${words} `.repeat(200)],
      ['LNA-2', '2.00', ''],
    ]),
  );
  expect(endless.length).toBeLessThanOrEqual(3);
  expect(endless.join('')).toContain('LNA-2');
});

it('keeps a figure on one line, however much longer it is than those before it', async () => {
  const [page = ''] = await pagesOf(
    inBatches([['LNA-1', '1.00', 'mot '.repeat(200)]], [['LNA-2', '148 900 000 000,80', '']]),
  );
  expect(page).toContain('148 900 000 000,80');
});

it('breaks no word that is a little longer than those before it, while there is room', async () => {
  const pages = await pagesOf(
    inBatches(
      [...numbered(0, 200).map(([file = '']) => [file, '1.00', 'Payée'])],
      [['LNA-9', '2.00', 'Contestations']],
    ),
  );
  expect(pages.at(-1)).toContain('Contestations');
});

it('says under the rows what they come to, and counts it as none of them', async () => {
  const pages = await pagesOf(inBatches(numbered(0, 260)), ['En tout', '325000.00', '']);
  expect(pages.at(-1)).toMatch(/LNA-100259[\s\S]*En tout[\s\S]*325000\.00[\s\S]*260 lignes/);
});

it('says of no rows that there are none, on one page', async () => {
  const pages = await pagesOf(inBatches());
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('0 lignes');
  expect(pages[0]).not.toContain('Solde');
});

it('fails with what fails while rows are read, and makes the next one whole', async () => {
  async function* failing(): AsyncGenerator<TableRow[]> {
    yield numbered(0, 300);
    throw new Error('the line broke');
  }
  await expect(pagesOf(failing())).rejects.toThrow('the line broke');
  expect(await pagesOf(inBatches(numbered(0, 3)))).toHaveLength(1);
});
