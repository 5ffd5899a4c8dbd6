import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { readRows } from '#server/spreadsheets/read-rows';
import { byteOrderMark, csvLines } from '#server/spreadsheets/write-csv';
import { xlsxStream } from '#server/spreadsheets/write-xlsx';

const formulas = [
  "=cmd|' /C calc'!A0",
  '=1+1',
  '+14165550142',
  '+1-1',
  '-2+3',
  '-12.00',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1+1',
  ';=1+1',
  ', +1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "'=1",
  "''-1",
  '=HYPERLINK("https://a.example";"x")',
  '-',
];
const plain = [
  '',
  "O'Brien",
  "'quoted'",
  'a=b',
  '12-34',
  'é',
  'two\r\nlines',
  ' x ',
  '1e5',
  '00123',
  "'",
  'a,b;c"d',
];

const file = (name: string): string => path.join(mkdtempSync(path.join(tmpdir(), 'sheet-')), name);
const cellsOf = async (name: string, format: 'csv' | 'xlsx'): Promise<(readonly string[])[]> => {
  const read: (readonly string[])[] = [];
  for await (const { cells } of readRows(name, format)) read.push(cells);
  return read;
};

test('leaves no text in a CSV that a spreadsheet takes for a formula, and touches no other', () => {
  const cells = (
    parse(csvLines([formulas, plain.with(0, 'x')]), { relax_column_count: true }) as string[][]
  ).flat();
  expect(cells.filter((cell) => /^[\s;,|]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell))).toEqual([]);
  expect(cells.slice(0, formulas.length)).toEqual(formulas.map((text) => `'${text}`));
  expect(cells.slice(formulas.length)).toEqual(plain.with(0, 'x'));
});

test('leaves numbers as they are, a negative one too', () =>
  expect(csvLines([[{ digits: '-12.00' }, { digits: '7' }, null, 'x']])).toBe('-12.00,7,,x\r\n'));

test('gets back from a CSV what was written, all of it', async () => {
  const name = file('a.csv');
  const rows = [...formulas, ...plain].map((text) => ['row', text]);
  writeFileSync(name, byteOrderMark + csvLines(rows));
  expect(await cellsOf(name, 'csv')).toEqual(rows);
});

test('gets back from a workbook what was written: text as text, whatever it begins with', async () => {
  const name = file('a.xlsx');
  const texts = [...formulas, ...plain].filter((text) => text !== '' && !text.includes('\r'));
  async function* rows(): AsyncGenerator<(string | number | Date)[]> {
    for (const text of texts) yield [text, -12.5, new Date('2026-11-20T00:00:00Z')];
  }
  const columns = [{ header: 'a' }, { header: 'b', format: '0.00' }, { header: 'c', format: 'yyyy-mm-dd' }];
  const bytes = Buffer.from(await new Response(xlsxStream('A', columns, rows())).arrayBuffer());
  expect(bytes.includes('<f>')).toBe(false);
  writeFileSync(name, bytes);
  expect(await cellsOf(name, 'xlsx')).toEqual([
    ['a', 'b', 'c'],
    ...texts.map((text) => [text, '-12.5', '2026-11-20']),
  ]);
});
