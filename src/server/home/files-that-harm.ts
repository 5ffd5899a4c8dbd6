import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { ListQuery } from '#contract/list-query';
import type { Row, Sql } from '../database/tables';
import { localTime } from '../jobs/export-cells';
import { selected } from '../jobs/export-rows';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import { isPastStatusDue } from '../rules/file/file-filters';
import { mostHarms } from './harm';
import type { Harm, Urgent } from './harm';
import type { HomeAsk } from './tiles';

const soon = 7;

/** The files that harm: by a deadline of the law, then rush, then those past their status deadline. */
export async function filesThatHarm(context: RequestContext, ask: HomeAsk): Promise<Harm[]> {
  const { now } = context;
  const isOpen = sql`not t.closed and t."nextDeadline" <= ${addDays(ask.today, soon)}::date`;
  const isLate = sql`t.active and ${isPastStatusDue(now)}`;
  const [deadlines, late, rush] = await Promise.all([
    firstOf(context, ask, isOpen, sql`t."nextDeadline", t._id`),
    firstOf(context, ask, isLate, sql`t."statusDue", t._id`),
    firstOf(
      context,
      ask,
      sql`t.active and t."isRushFile" and not t.hold`,
      sql`t."statusDue" nulls last, t._id`,
    ),
  ]);
  const { timeZone } = ask.caller;
  const dueOf = ({ statusDue }: Row): string | null =>
    statusDue ? localTime(String(statusDue), timeZone).slice(0, 10) : null;
  return [
    ...deadlines.map((row) => ({
      ...harmOf(row, 'deadline', row.nextDeadline as string | null),
      clock: row.nextDeadlineKind as Urgent['clock'],
    })),
    ...rush.map((row) => harmOf(row, 'rush', dueOf(row))),
    ...late.map((row) => harmOf(row, 'late', dueOf(row))),
  ];
}

async function firstOf(
  { db, caller }: RequestContext,
  { mine }: HomeAsk,
  which: Sql,
  order: Sql,
): Promise<Row[]> {
  const own: ListQuery['filters'] = mine ? { assignedUsers: [caller.userId] } : {};
  const { rows } = await sql<Row>`
    select ${selected('file', [], caller)} from file t where ${conditions('file', own, caller)} and ${which}
    order by ${order} limit ${mostHarms}`.execute(db);
  for (const row of rows) maskRow('file', row, caller);
  return rows;
}

function harmOf(file: Row, why: Urgent['why'], due: string | null): Harm {
  const id = String(file._id);
  return { resource: 'file', id, why, due, fileIds: [id], file };
}
