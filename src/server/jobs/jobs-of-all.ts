import { sql } from 'kysely';
import type { AnswerTo, Input, RowOf, Unworded } from '#contract/commands/input';
import type { Db, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { idOfInput } from './id-of-input';

type Asked = Input<'listAllJobs'>;

/** The jobs that a caller oversees, under the alias `j`: all for who sees all, else their own. */
export const overseen = ({ scope, userId }: Caller): Sql =>
  scope === 'all' ? sql`true` : sql`j."userId" = ${userId}::uuid`;

/** The overseen jobs, the newest first. */
export async function jobsOfAll(
  db: Db,
  caller: Caller,
  { status, kind, before, beforeId }: Asked,
  most: number,
): Promise<Unworded<RowOf<'listAllJobs'>>[]> {
  const { rows } = await sql<Unworded<RowOf<'listAllJobs'>>>`
    select j._id, j.kind, j.status, coalesce(j.input ->> 'fileName', j.input ->> 'reportType', j.input ->> 'resource', f.ref, l."companyName") what,
      coalesce(j.input ->> 'dryRun', '') = 'true' "isCheck",
      concat_ws(' ', u."firstName", u."lastName") "userName", c."companyName", j.done, j.total, j.message,
      j."createdAt", j."startedAt", j."endedAt", j.status in ('failed', 'cancelled') "mayRepeat"
    from job j join "user" u on u._id = j."userId" join company c on c._id = j."companyId"
      left join file f on f._id = ${idOfInput('fileId')} left join company l on l._id = ${idOfInput('clientId')}
    where ${overseen(caller)} ${status ? sql`and j.status = ${status}` : sql``} ${kind ? sql`and j.kind = ${kind}` : sql``}
      ${before && beforeId ? sql`and (j."createdAt", j._id) < (${before}::timestamptz, ${beforeId}::uuid)` : sql``}
    order by j."createdAt" desc, j._id desc limit ${most}`.execute(db);
  return rows;
}

/** How many of them wait, run and have failed. */
export async function countJobsOfAll(
  db: Db,
  caller: Caller,
): Promise<Pick<AnswerTo<'listAllJobs'>, 'queued' | 'running' | 'failed'>> {
  const of = (status: string) => sql`count(*) filter (where j.status = ${status})::integer`;
  const { rows } = await sql<{ queued: number; running: number; failed: number }>`
    select ${of('queued')} queued, ${of('running')} running, ${of('failed')} failed from job j
    where j.status in ('queued', 'running', 'failed') and ${overseen(caller)}`.execute(db);
  return rows[0] ?? { queued: 0, running: 0, failed: 0 };
}
