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

const whys = ['deadline', 'rush', 'late'] as const;
type Why = (typeof whys)[number];

/** The files that harm: by a deadline of the law, then rush, then those past their status deadline. */
export async function filesThatHarm(context: RequestContext, ask: HomeAsk): Promise<Harm[]> {
  const { caller, db } = context;
  const own: ListQuery['filters'] = ask.mine ? { assignedUsers: [caller.userId] } : {};
  const listed = conditions('file', own, caller);
  const columns = selected('file', [], caller);
  const first = (why: Why, which: Sql, order: Sql): Sql =>
    sql`(select ${sql.lit(why)} why, ${columns} from file t where ${listed} and ${which} order by ${order}, t._id limit ${mostHarms})`;
  const { rows } = await sql<Row & { readonly why: Why }>`
    ${first('deadline', sql`not t.closed and t."nextDeadline" <= ${addDays(ask.today, soon)}::date`, sql`t."nextDeadline"`)}
    union all ${first('rush', sql`t.active and t."isRushFile" and not t.hold`, sql`t."statusDue" nulls last`)}
    union all ${first('late', sql`t.active and ${isPastStatusDue(context.now)}`, sql`t."statusDue"`)}`.execute(
    db,
  );
  // Each of them in its own order, whichever is answered first.
  const inOrder = whys.flatMap((of) => rows.filter(({ why }) => why === of));
  return inOrder.map(({ why, ...file }) => {
    maskRow('file', file, caller);
    return harmOf(file, why, caller.timeZone);
  });
}

function harmOf(file: Row, why: Why, timeZone: string): Harm {
  const id = String(file._id);
  const harm = { resource: 'file', id, why, fileIds: [id], file } as const;
  const { nextDeadline, nextDeadlineKind, statusDue } = file;
  if (why === 'deadline')
    return {
      ...harm,
      due: nextDeadline as string | null,
      clock: nextDeadlineKind as Urgent['clock'],
    };
  return { ...harm, due: statusDue ? localTime(String(statusDue), timeZone).slice(0, 10) : null };
}
