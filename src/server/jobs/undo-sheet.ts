import { sql } from 'kysely';
import { demand } from '../request/rights';
import type { Outcome, Running } from './job-context';
import { inBatch } from './job-context';
import { inputOf, lastRow, recordRows } from './job-row';
import { checkStop } from './stop';
import { noteProgress } from './turn';
import type { DoneRow } from './undo-rows';
import { undoRows } from './undo-rows';
import type { Undoable } from './undoable';
import { undoRights } from './undoable';

export interface UndoInput {
  /** The job whose work is taken back, and of which kind it is. */
  readonly undone: string;
  readonly of: Undoable;
  /** The spreadsheet that was worked, where it was one. */
  readonly fileName?: string | undefined;
  /** What is kept of a row that stayed as it was. */
  readonly header: readonly ['ref'];
}

const batchSize = 25;

/** Takes back what a spreadsheet or a count did, batch by batch, each in one transaction with the note of what became of its rows. */
export async function runUndo(running: Running): Promise<Outcome> {
  const { app, job, caller, signal } = running;
  const { undone, of, fileName } = inputOf<UndoInput>(job);
  demand(caller, undoRights[of]);
  const worked = sql`from "jobRow" r where r."jobId" = ${undone}::uuid and r.outcome in ('created', 'updated')`;
  if (job.total === null)
    await noteProgress(app.db, job, { total: sql<number>`(select count(*) ${worked})` });
  for (let after = await lastRow(app.db, job._id); ;) {
    await checkStop(app.db, job._id, signal);
    const { rows } = await sql<DoneRow>`
      select r.row, r.outcome, r."fileId", r.effect,
        (select f.ref from file f where f._id = r."fileId") ref
      ${worked} and r.row > ${after} order by r.row limit ${batchSize}`.execute(app.db);
    if (rows.length === 0) return {};
    await inBatch(running, async (context) => {
      await recordRows(context.db, job._id, await undoRows(context, { _id: undone, of, fileName }, rows));
    });
    after = rows.at(-1)?.row ?? after;
  }
}
