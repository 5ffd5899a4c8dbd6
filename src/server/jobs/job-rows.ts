import { sql } from 'kysely';
import type { RowOf, Unworded } from '#contract/commands/input';
import type { CellProblem } from '#contract/placement/reasons';
import type { Db, JobRow } from '../database/tables';
import { aboutRows } from './about-rows';
import { changesOf } from './row-changes';
import type { RequestContext } from '../request/context';
import type { Counts } from './job-row';
import type { RowEffect } from './row-effect';
import { shownRows } from './shown-rows';

interface Asked {
  readonly jobId: string;
  readonly outcome: keyof Counts | undefined;
}

interface StoredRow {
  readonly row: number;
  readonly outcome: keyof Counts;
  readonly fileId: string | null;
  readonly ref: string | null;
  readonly problems: readonly CellProblem[];
  readonly cells: readonly string[] | null;
  readonly effect: RowEffect | null;
}

const which = ({ jobId, outcome }: Asked) =>
  sql`"jobId" = ${jobId}::uuid ${outcome ? sql`and outcome = ${outcome}` : sql``}`;

/** How much a row matters to who reads it: what was refused, what is warned of, what did something, what did nothing. */
const weight = sql`case when outcome = 'rejected' then 0 when problems <> '[]' then 1 when outcome = 'unchanged' then 3 else 2 end`;

/** A page of the rows of a job: the refused first, then those with a warning, then those that did something. */
export async function listJobRowsOf(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  job: JobRow,
  asked: Asked,
  page: number,
  size: number,
): Promise<Unworded<RowOf<'listJobRows'>>[]> {
  const { rows } = await sql<StoredRow>`
    select r.row, r.outcome, f._id "fileId", coalesce(f.ref, case when ${job.kind} = 'undo' then r.cells->>0 end,
        (select u.cells->>0 from "jobRow" u where u."jobId" = ${job.undoneBy}::uuid and u."fileId" = r."fileId" limit 1)) ref,
      r.problems, r.cells, r.effect
    from (select * from "jobRow" where ${which(asked)}
      order by ${weight}, row limit ${size} offset ${(page - 1) * size}) r
    left join file f on f._id = r."fileId"
    order by ${weight}, r.row`.execute(db);
  const about = aboutRows(job);
  return rows.map(shownRows(caller, job)).map(({ cells, problems, effect, ...row }) => ({
    ...row,
    ...about(row.row, cells),
    problems: problems.map(({ column, reason, value, warning, detail }) => ({
      column,
      reason,
      value,
      warning: warning === true,
      detail: detail ?? null,
    })),
    changes: changesOf(effect ?? {}, caller),
  }));
}

export async function countJobRows(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer total from "jobRow" where ${which(asked)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Words of refused rows that stand for no value known here, by column, the most frequent first. */
export async function unknownWordsOf(
  db: Db,
  jobId: string,
): Promise<{ column: string; value: string; rows: number }[]> {
  const { rows } = await sql<{ column: string; value: string; rows: number }>`
    select p->>'column' "column", p->>'value' "value", count(*)::integer "rows"
    from "jobRow" r, jsonb_array_elements(r.problems) p
    where r."jobId" = ${jobId}::uuid and r.outcome = 'rejected' and p->>'reason' = 'unknown' and p->>'value' <> ''
    group by 1, 2 order by 3 desc, 1, 2 limit 50`.execute(db);
  return rows;
}

/**
 * A day in refused rows that could be two, as it stands in the spreadsheet, wherever its row does; one that may be read before one that is
 * sealed. Null where there is none.
 */
export async function twoDaysOf(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  job: JobRow,
): Promise<string | null> {
  const { rows } = await sql<{ problem: CellProblem }>`
    select p problem from "jobRow" r, jsonb_array_elements(r.problems) p
    where r."jobId" = ${job._id}::uuid and r.outcome = 'rejected' and p->>'reason' = 'twoDays'
    order by p->>'value' !~ '[0-9]', r.row limit 1`.execute(db);
  const [first] = rows.map(({ problem }) => shownRows(caller, job)({ cells: null, problems: [problem] }));
  return first?.problems[0]?.value ?? null;
}
