import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ResourceName } from '#contract/resources/index';
import { noteSecurityEvent } from '../identity/security-event';
import { demand } from '../request/rights';
import type { Settings } from '../settings';
import { byteOrderMark, csvLines } from '../spreadsheets/write-csv';
import { xlsxStream } from '../spreadsheets/write-xlsx';
import type { XlsxCell } from '../spreadsheets/write-xlsx';
import { csvCell, xlsxCell, xlsxFormat } from './export-cells';
import { exportColumns } from './export-columns';
import type { ExportColumn } from './export-columns';
import type { Names } from './export-names';
import { exportRows } from './export-rows';
import { listWord } from './export-words';
import type { Language } from '../words/value-words';
import { inputOf } from './job-row';
import type { Outcome, Running } from './job-context';

export interface ExportInput {
  readonly resource: ResourceName;
  /** The list's parameters, as its address carries them. */
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
  /** What the file is kept as by who asked for it; exports from before have none. */
  readonly fileName?: string;
}

/** Where the result of a job lies. */
export function resultPath(settings: Pick<Settings, 'dataDir'>, fileName: string): string {
  return path.join(settings.dataDir, 'exports', fileName);
}

/** Writes all rows of a list into a file: as it stood at one moment, in its person's scope and as they may see it. */
export async function runExport(running: Running): Promise<Outcome> {
  const { app, job, caller } = running;
  const input = inputOf<ExportInput>(job);
  demand(caller, `${input.resource}.export`);
  const columns = exportColumns(input.resource, input.columns, input.language);
  const fileName = `${job._id}.${input.format}`;
  const file = resultPath(app.settings, fileName);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const count = await exportRows(running, input, columns, async (names, batches) => {
      const telling = { names, language: input.language, timeZone: caller.timeZone };
      const bytes =
        input.format === 'csv'
          ? Readable.from(csvChunks(columns, batches, telling))
          : Readable.fromWeb(xlsxBytes(input, columns, batches, telling) as never);
      await pipeline(bytes, createWriteStream(`${file}.part`, { mode: 0o600 }));
    });
    await toDisk(`${file}.part`);
    await rename(`${file}.part`, file);
    const { resource, query, format } = input;
    const taken = { jobId: job._id, resource, query, format, rows: count };
    await noteSecurityEvent(app.db, app.now(), 'export', caller.userId, taken);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    throw error;
  }
  return { resultPath: fileName };
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

type Batches = AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
interface Telling {
  readonly names: Names;
  readonly language: Language;
  readonly timeZone: string;
}

async function* csvChunks(
  columns: readonly ExportColumn[],
  batches: Batches,
  telling: Telling,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns.map(({ header }) => header)]);
  for await (const rows of batches)
    yield csvLines(rows.map((row) => columns.map(({ name, field }) => csvCell(row[name], field, telling))));
}

function xlsxBytes(
  { resource, language }: ExportInput,
  columns: readonly ExportColumn[],
  batches: Batches,
  telling: Telling,
): ReadableStream<Uint8Array> {
  const shown = columns.map(({ header, field }) => ({ header, format: xlsxFormat(field) }));
  return xlsxStream(listWord(resource, language).slice(0, 31), shown, xlsxRows(columns, batches, telling));
}

async function* xlsxRows(
  columns: readonly ExportColumn[],
  batches: Batches,
  telling: Telling,
): AsyncGenerator<XlsxCell[]> {
  for await (const rows of batches)
    for (const row of rows) yield columns.map(({ name, field }) => xlsxCell(row[name], field, telling));
}
