import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../database/tables';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import { xlsxStream } from '../spreadsheets/write-xlsx';
import type { XlsxCell } from '../spreadsheets/write-xlsx';
import { csvCell, xlsxCell, xlsxFormat } from './export-cells';
import type { Telling } from './export-cells';
import type { ExportColumn } from './export-columns';

/** What Excel takes in no name of a sheet, and the one name that it keeps for itself. */
const noSheetName = /[[\]:*?/\\]/g;
const keptByExcel = /^history$/i;

/** What becomes a file: its columns and rows, and how values are put into words. `title`: what the sheet of a workbook is called. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly telling: Telling;
}

/** The bytes of a sheet, made while its rows are read. */
export function sheetBytes(format: 'csv' | 'xlsx', sheet: Sheet): Readable {
  return format === 'csv' ? Readable.from(csvChunks(sheet)) : Readable.fromWeb(xlsxBytes(sheet) as never);
}

/** Puts a file where it is kept, whole or not at all, also where another host that was taken for dead is writing it. */
export async function keepFile<T>(
  file: string,
  fill: (write: (bytes: Readable) => Promise<void>) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const result = await fill((bytes) => pipeline(bytes, createWriteStream(part, { mode: 0o600 })));
    await toDisk(part);
    await rename(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

async function* csvChunks({ columns, batches, telling }: Sheet): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(({ header }) => header)]);
  for await (const rows of batches)
    yield csvLines(rows.map((row) => columns.map(({ name, field }) => csvCell(row[name], field, telling))));
}

function xlsxBytes(sheet: Sheet): ReadableStream<Uint8Array> {
  const shown = sheet.columns.map(({ header, field }) => ({ header, format: xlsxFormat(field) }));
  const name = sheet.title.replace(noSheetName, ' ').slice(0, 31);
  return xlsxStream(keptByExcel.test(name) ? `${name} 1` : name, shown, xlsxRows(sheet));
}

async function* xlsxRows({ columns, batches, telling }: Sheet): AsyncGenerator<XlsxCell[]> {
  for await (const rows of batches)
    for (const row of rows) yield columns.map(({ name, field }) => xlsxCell(row[name], field, telling));
}
