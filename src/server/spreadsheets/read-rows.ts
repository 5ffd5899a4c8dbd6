import { Readable, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CsvError, parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';
import { cellText } from '#contract/placement/cell-text';
import { delimiterOf } from '#contract/placement/delimiter';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { encodingOf } from './encoding-of';
import { unescapeFormula } from './escape-formula';
import { readBytes } from './sheet-bytes';
import type { SheetBytes } from './sheet-bytes';

export type SheetFormat = 'csv' | 'xlsx';

/** One row with its number in the spreadsheet; the header usually is row 1. Cells as text, trailing empty ones left out. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export const mostRows = 200_000;

/**
 * Reads the rows of a spreadsheet one after another; empty rows are passed over. Of a workbook those of one
 * sheet, its first unless another is named.
 * @throws Problem INVALID where it cannot be read, has no such sheet or too many rows.
 */
export async function* readRows(
  file: SheetBytes,
  format: SheetFormat,
  sheet?: string,
): AsyncGenerator<SheetRow> {
  try {
    for await (const one of format === 'csv' ? readCsv(file) : readXlsx(file, sheet)) {
      // Excel keeps rows that were formatted and never filled, down to the last that a sheet can have.
      if (one.cells.every((cell) => cell.trim() === '')) continue;
      if (one.row > mostRows) throw tooLong();
      yield one;
    }
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error) || 'syscall' in error) throw error;
    throw new Problem('INVALID', { message: sentence('documents.spreadsheetCannotRead') });
  }
}

/** The first rows that have anything in them, `most` of them. */
export async function readTop(
  file: SheetBytes,
  format: SheetFormat,
  most: number,
  sheet?: string,
): Promise<readonly SheetRow[]> {
  const top: SheetRow[] = [];
  for await (const row of readRows(file, format, sheet)) {
    top.push(row);
    if (top.length === most) break;
  }
  return top;
}

function tooLong(): Problem {
  return new Problem('INVALID', {
    message: sentence('documents.spreadsheetMayRowsMostSplit', { most: mostRows }),
  });
}

async function* readCsv(file: SheetBytes): AsyncGenerator<SheetRow> {
  const isWindows = (await encodingOf(file)) === 'windows-1252';
  const text = Readable.from(isWindows ? inUtf8(file) : readBytes(file));
  const parser = pipeline(
    text,
    parse({
      bom: true,
      delimiter: await delimiterIn(file),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
    }),
    () => undefined,
  );
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>)
      yield { row: ++row, cells: record.map(unescapeFormula) };
  } catch (error) {
    throw brokenOff(error, row) ?? error;
  }
}

/** Why a CSV goes on no further than a row, where it is known. */
function brokenOff(error: unknown, row: number): Problem | undefined {
  if (!(error instanceof CsvError)) return undefined;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new Problem('INVALID', { message: sentence('documents.quoteNeverClosed', { row }) });
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new Problem('INVALID', { message: sentence('documents.rowTooLong', { row }) });
  return undefined;
}

async function* inUtf8(file: SheetBytes): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const chunk of readBytes(file)) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

async function delimiterIn(file: SheetBytes): Promise<string> {
  let top = '';
  for await (const chunk of readBytes(file)) {
    top += chunk.toString('latin1');
    if (top.length >= 64_000) break;
  }
  return delimiterOf(top.slice(0, 64_000));
}

async function* readXlsx(file: SheetBytes, sheet = 0 as string | number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(await buffer(readBytes(file)), { sheet }))
    yield { row: index + 1, cells: values.slice(0, 500).map(cellText) };
}
