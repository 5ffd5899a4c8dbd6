import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { removeRecord } from '../records/remove';
import { difference } from '../records/store';
import { take } from '../records/take';
import { updateRecord, writeChange } from '../records/update';
import type { TransactionContext } from '../request/context';
import { eraseFile } from '../rules/file/erase';
import type { RowOutcome } from './job-row';
import { eachEffect } from './row-effect';
import type { RecordEffect, RowEffect } from './row-effect';
import type { Undoable } from './undoable';
import { attempt } from '../request/save-point';

/** A row that a job worked, as it wrote it down. */
export interface DoneRow {
  readonly row: number;
  readonly outcome: 'created' | 'updated';
  readonly fileId: string;
  readonly ref: string | null;
  readonly effect: RowEffect | null;
}

/** The job that is taken back, and the spreadsheet that it worked, where it was one. */
interface Undone {
  readonly _id: string;
  readonly of: Undoable;
  readonly fileName?: string | undefined;
}

/**
 * Takes back what the rows of a job did, each by itself: a file that was placed goes, what was changed becomes what it was. A row on
 * whose file somebody has worked since stays as it is, and says so.
 */
export async function undoRows(
  context: TransactionContext,
  undone: Undone,
  rows: readonly DoneRow[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const { ref, fileId } = row;
    const back = row.outcome === 'created' ? removePlaced : undone.of === 'past_due' ? countBack : restore;
    const done = await attempt(context, () => back(context, undone, row));
    const base = { row: row.row, fileId, cells: ref ? [ref] : null };
    if ('value' in done) outcomes.push({ ...base, outcome: 'updated', problems: [] });
    else {
      const detail = done.refused.sentence;
      const problem = { column: 'ref', reason: 'notAccepted', value: ref ?? '', detail } as const;
      outcomes.push({ ...base, outcome: 'rejected', problems: [problem] });
    }
  }
  return outcomes;
}

async function removePlaced(context: TransactionContext, undone: Undone, { fileId }: DoneRow): Promise<void> {
  await eraseFile(context, fileId, async ({ ref }) => {
    const { rows } = await sql`select from history where "fileId" = ${fileId}::uuid
      and "requestId" is distinct from ${undone._id} and source <> 'system' limit 1`.execute(context.db);
    if (rows.length > 0) throw workedOn();
    return sentence('documents.placementTakenBack', { ref, file: undone.fileName });
  });
}

async function restore(
  context: TransactionContext,
  undone: Undone,
  { fileId, row, effect }: DoneRow,
): Promise<void> {
  if (!effect) throw undone.of === 'lender' ? recalled() : workedOn();
  for (const { name, of } of eachEffect(effect)) await putBack(context, name, of);
  for (const _id of effect.came ?? []) await sendAway(context, _id);
  await writeHistory(context, {
    type: 'import_update',
    entity: 'file',
    entityId: fileId,
    fileId,
    message: sentence('documents.rowTakenBack', { row, file: undone.fileName }),
  });
}

async function putBack(
  context: TransactionContext,
  name: Extract<ResourceName, 'file' | 'relatedParty' | 'lienHolder'>,
  { _id, before, after }: RecordEffect,
): Promise<void> {
  const current = await take(context, name, _id);
  if (Object.keys(difference({ ...current }, after)).length > 0) throw workedOn();
  await updateRecord(context, name, current as never, before as never);
}

// Nobody is sent away of whom somebody has written something down since.
async function sendAway(context: TransactionContext, _id: string): Promise<void> {
  const { version } = await take(context, 'relatedParty', _id);
  if (version > 1) throw workedOn();
  await removeRecord(context, 'relatedParty', _id);
}

// The day for which they stand is nobody's to set, so it goes back by the count's own way and not by a change of the field.
async function countBack(context: TransactionContext, _: Undone, { effect }: DoneRow): Promise<void> {
  if (!effect?.file) throw workedOn();
  const { _id, before, after } = effect.file;
  const file = await take(context, 'file', _id);
  if (file.closed) throw new Problem('FILE_CLOSED');
  if (Object.keys(difference({ ...file }, after)).length > 0) throw workedOn();
  const days = Number(before.daysPastDue);
  await writeChange(context, 'file', file, before, sentence('files.countTakenBack', { days }));
}

// A recall is a request of the lender's, and is answered as one.
const recalled = (): Problem => new Problem('CONFLICT', { message: sentence('documents.recallStands') });

const workedOn = (): Problem => new Problem('CONFLICT', { message: sentence('documents.workedOnSince') });
