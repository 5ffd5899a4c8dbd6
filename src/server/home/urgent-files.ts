import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { AnswerTo } from '#contract/commands/input';
import type { ListQuery } from '#contract/list-query';
import type { Row, Sql } from '../database/tables';
import { localTime } from '../jobs/export-cells';
import { selected } from '../jobs/export-rows';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import { isPastStatusDue } from '../rules/file/file-filters';
import type { HomeAsk } from './tiles';

type Urgent = AnswerTo<'showHome'>['urgent'][number];

const most = 12;
/** As many of each reason are named, where there are such, whatever harms more. */
const ofEach = 3;
const soon = 7;

/** The files that harm first: by a deadline of the law, then rush, then those past their status deadline; each once, and some of each. */
export async function readUrgent(context: RequestContext, ask: HomeAsk): Promise<Urgent[]> {
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
  const all = [
    ...deadlines.map((row) => urgentOf(row, 'deadline', row.nextDeadline as string | null)),
    ...rush.map((row) => urgentOf(row, 'rush', dueOf(row))),
    ...late.map((row) => urgentOf(row, 'late', dueOf(row))),
  ];
  const known = new Set<string>();
  return shared(all.filter(({ fileId }) => !known.has(fileId) && known.add(fileId)));
}

/** What there is room for, in the same order: the first of each reason, and then what harms more. */
function shared(files: readonly Urgent[]): Urgent[] {
  const seen = { deadline: 0, late: 0, rush: 0 };
  const isFirst = files.map(({ why }) => (seen[why] += 1) <= ofEach);
  let room = most - isFirst.filter(Boolean).length;
  return files.filter((_, at) => isFirst[at] || room-- > 0);
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
    order by ${order} limit ${most}`.execute(db);
  for (const row of rows) maskRow('file', row, caller);
  return rows;
}

function urgentOf(row: Row, why: Urgent['why'], due: string | null): Urgent {
  return {
    fileId: String(row._id),
    ref: String(row.ref),
    debtorName: row.debtorName as string | null,
    assetSummary: row.assetSummary as string | null,
    status: row.status as Urgent['status'],
    why,
    clock: why === 'deadline' ? (row.nextDeadlineKind as Urgent['clock']) : null,
    due,
  };
}
