import { access } from 'node:fs/promises';
import type { Mapping } from '#contract/placement/read-columns';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { readRows } from '../spreadsheets/read-rows';
import type { SheetFormat, SheetRow } from '../spreadsheets/read-rows';
import type { SheetBytes } from '../spreadsheets/sheet-bytes';
import { lastRow, recordRows } from './job-row';
import type { RowOutcome } from './job-row';
import { inBatch } from './job-context';
import type { Running } from './job-context';
import type { TransactionContext } from '../request/context';
import { withoutSealed } from './sealed-cells';
import { checkStop } from './stop';
import { noteProgress } from './turn';
import { uploadBytes, uploadPath } from './uploads';

/** What a job that reads a spreadsheet was asked. `upload`: the job that the spreadsheet was uploaded for. */
export interface SheetInput {
  readonly upload: string;
  readonly fileName: string;
  readonly format: SheetFormat;
  /** The sheet of a workbook; its first where it is absent. */
  readonly sheet?: string;
  /** The number of the row that names the columns; the first with anything in it where it is absent. */
  readonly headRow?: number;
  readonly header: readonly string[];
  /** What its columns are taken for, where that was said. */
  readonly mapping?: Mapping;
  /** Whether the day stands first where a day could be two; absent where such a day is refused. */
  readonly dayFirst?: boolean;
  readonly dryRun: boolean;
}

// Large enough that asking costs little, small enough that people at their lists do not wait for a batch to be put together.
const batchSize = 8;

/**
 * Works a spreadsheet batch by batch, each in one transaction with the note of what became of its rows. A job that is taken
 * up again reads from the start, so that it knows what stood in earlier rows, and goes on after the last row that is through.
 */
export async function workSheet<R extends SheetRow>(
  running: Running,
  input: SheetInput,
  read: (row: SheetRow) => R,
  batch: (context: TransactionContext, rows: readonly R[]) => Promise<RowOutcome[]>,
): Promise<void> {
  const { app, job, signal } = running;
  await access(uploadPath(app.settings, input.upload)).catch(() => {
    throw new Problem('NOT_FOUND', {
      message: sentence('documents.uploadedSpreadsheetNoLongerThere'),
    });
  });
  const file = uploadBytes(app, input.upload);
  if (job.total === null) await countRows(running, file, input);
  const kept = withoutSealed(input);
  const through = await lastRow(app.db, job._id);
  let waiting: R[] = [];
  const work = async (): Promise<void> => {
    await checkStop(app.db, job._id, signal);
    const rows = waiting;
    waiting = [];
    await inBatch(running, async (context) => {
      await recordRows(context.db, job._id, (await batch(context, rows)).map(kept));
    });
  };
  for await (const row of dataRows(file, input)) {
    const one = read(row);
    if (row.row > through) waiting.push(one);
    if (waiting.length >= batchSize) await work();
  }
  if (waiting.length > 0) await work();
}

async function* dataRows(file: SheetBytes, { format, sheet, headRow }: SheetInput): AsyncGenerator<SheetRow> {
  let head = headRow;
  for await (const row of readRows(file, format, sheet)) {
    head ??= row.row;
    if (row.row > head) yield row;
  }
}

async function countRows({ app, job }: Running, file: SheetBytes, input: SheetInput): Promise<void> {
  let total = 0;
  for await (const row of dataRows(file, input)) total += row.row > 0 ? 1 : 0;
  await noteProgress(app.db, job, { total });
}
