import { sql } from 'kysely';
import { valuesAt } from '#contract/leaves';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Row, Sql, Tx } from '../database/tables';
import type { Language } from '../words/languages';
import type { ExportColumn } from './export-columns';
import { Names } from './export-names';
import type { Running } from './job-context';
import { checkStop } from './stop';
import { noteProgress } from './turn';

/** So few that whoever lists meanwhile waits for no more than some milliseconds between two of them: a row is made ready in about 20 µs. */
const batchSize = 250;

/** What is read: how many rows there are, the rows, and what of each its reader is not shown. */
export interface Reading {
  readonly language: Language;
  readonly count: Sql;
  readonly rows: Sql;
  /** Takes out of a row what is not for who reads it, before anything is made of it. */
  readonly mask: (row: Row) => void;
  /** More rows than these are refused, whole. */
  readonly most?: number;
}

/**
 * Reads the rows of a statement out of one snapshot, batch by batch through a cursor, so that rows written meanwhile are neither missed
 * nor seen twice and memory stays flat. Answers how many there were.
 * @throws Problem INVALID where there are more than `most`; what `checkStop` throws
 */
export async function streamRows(
  running: Running,
  reading: Reading,
  columns: readonly ExportColumn[],
  write: (names: Names, batches: AsyncIterable<Row[]>) => Promise<void>,
): Promise<number> {
  const { app, job, caller } = running;
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const counted = await sql<{ total: number }>`${reading.count}`.execute(tx);
      const total = Number(counted.rows[0]?.total ?? 0);
      const { most } = reading;
      if (most !== undefined && total > most)
        throw new Problem('INVALID', { message: sentence('documents.tooManyRows', { total, most }) });
      await noteProgress(app.db, job, { total, done: 0 });
      await sql`declare streamed_rows no scroll cursor for ${reading.rows}`.execute(tx);
      const names = new Names(app.db, caller, reading.language);
      let done = 0;
      const batches = async function* (): AsyncGenerator<Row[]> {
        for (;;) {
          await checkStop(app.db, job._id, running.signal);
          const rows = await fetchRows(tx);
          if (rows.length === 0) return;
          for (const row of rows) {
            reading.mask(row);
            for (const { name, work } of columns) {
              if (work) row[name] = work(row, app.now());
              else if (name.includes('.')) row[name] = innerValue(row, name);
            }
          }
          await names.read(rows, columns);
          done += rows.length;
          yield rows;
          await noteProgress(app.db, job, { done });
        }
      };
      await write(names, batches());
      // What was stopped while its last rows were written is stopped.
      await checkStop(app.db, job._id, running.signal);
      return done;
    });
}

async function fetchRows(tx: Tx): Promise<Row[]> {
  const { rows } = await sql<Row>`fetch forward ${sql.raw(String(batchSize))} from streamed_rows`.execute(tx);
  return rows;
}

/** What stands inside a part, or in each of its rows. */
function innerValue(row: Row, path: string): unknown {
  const values = valuesAt(row, path);
  return values.length > 1 ? values : (values[0] ?? null);
}
