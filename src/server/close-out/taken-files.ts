import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import { conditions } from '../records/conditions';
import { takeAll } from '../records/take';
import type { Caller } from '../request/caller';
import type { TransactionContext } from '../request/context';
import { awaitsExport, reportedTo } from './awaits-export';
import type { CloseOutInput } from './close-out-input';

/** The closed files that an export is to take and has not taken yet, in its person's scope. */
function left(jobId: string, { clientId, fileIds }: CloseOutInput, caller: Caller): Sql {
  const which = fileIds
    ? sql`t._id = any(${fileIds}::uuid[]) and t.closed and ${reportedTo(caller)}`
    : awaitsExport(caller);
  return sql`${conditions('file', { clientId: [clientId] }, caller)} and ${which}
    and not exists (select from "jobRow" r where r."jobId" = ${jobId}::uuid and r."fileId" = t._id)`;
}

/** How many files an export has still to take. */
export async function countLeft(
  db: Db,
  jobId: string,
  input: CloseOutInput,
  caller: Caller,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*) "left" from file t where ${left(jobId, input, caller)}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** The next of them, the longest closed first, each kept from changing until the batch is through. */
export async function takeNext(
  context: TransactionContext,
  jobId: string,
  input: CloseOutInput,
  most: number,
): Promise<Recorded<'file'>[]> {
  const next = sql`select t._id from file t where ${left(jobId, input, context.caller)}
    order by t."closedDate", t._id limit ${most}`;
  const taken = await takeAll(
    context,
    'file',
    sql`t._id = any(array(${next})) and ${left(jobId, input, context.caller)}`,
  );
  return taken.sort(byClosing);
}

function byClosing(one: Recorded<'file'>, other: Recorded<'file'>): number {
  const [early, late] = [one.closedDate ?? '', other.closedDate ?? ''];
  return early === late ? (one._id < other._id ? -1 : 1) : early < late ? -1 : 1;
}
