import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodingOf } from '../../../src/server/spreadsheets/encoding-of';
import { readRows } from '../../../src/server/spreadsheets/read-rows';
import type { Problem } from '../../../src/contract/problems';
import { plainly } from '../../support/plainly';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kept(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'sheet.csv');
  await writeFile(file, bytes);
  return file;
}

async function rowsOf(bytes: Uint8Array): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readRows(await kept(bytes), 'csv')) rows.push(cells);
  return rows;
}

test.each([
  ['UTF-8', Buffer.from('Ville;Nom\nMontréal;Lœuvre’s\n')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFVille;Nom\nMontréal;Lœuvre’s\n')],
  ['Windows-1252', Buffer.from('Ville;Nom\nMontr\xe9al;L\x9cuvre\x92s\n', 'latin1')],
])('a CSV in %s loses no letter', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    ['Ville', 'Nom'],
    ['Montréal', 'Lœuvre’s'],
  ]);
});

test('a letter of Windows that stands late in a long CSV is read as well', async () => {
  const lines = 'Laval;a\n'.repeat(20_000);
  const rows = await rowsOf(Buffer.concat([Buffer.from(lines), Buffer.from('L\xe9vis;b\n', 'latin1')]));
  expect(rows.at(-1)).toEqual(['Lévis', 'b']);
});

test.each([
  ['a zero byte', Buffer.from('a,b\0\n')],
  ['a control sign', Buffer.from('Montr\xe9al\x01\n', 'latin1')],
  ['a byte that Windows-1252 does not have', Buffer.from('Montr\xe9al\x81\n', 'latin1')],
])('what holds %s is no text', async (_, bytes) => {
  expect(await encodingOf(await kept(bytes))).toBeUndefined();
});

test.each([
  [
    'a quotation mark is never closed',
    'ref,Balance\nA,1.00\nB,"2.00\n',
    'The spreadsheet cannot be read after row 2: a cell there begins with a quotation mark that is never closed.',
  ],
  [
    'a row is too long',
    `ref,Balance\n"${'x\n'.repeat(600_000)}`,
    'The spreadsheet cannot be read after row 1: what follows is too long for one row. A quotation mark may never be closed.',
  ],
])('a CSV in which %s says after which row, in the words of the desk', async (_, text, said) => {
  const problem = await rowsOf(Buffer.from(text)).catch((error: unknown) => error);
  expect(plainly((problem as Problem).sentence)).toBe(said);
});

test('a workbook that cannot be read is said to be so in the words of the desk', async () => {
  const file = await kept(Buffer.from('PK\x03\x04 no workbook'));
  const problem = await readRows(file, 'xlsx')
    .next()
    .catch((error: unknown) => error);
  expect(plainly((problem as Problem).sentence)).toBe(
    'The spreadsheet cannot be read: it is damaged, or has no sheet of that name.',
  );
});
