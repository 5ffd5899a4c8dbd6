import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { AnswerTo } from '#contract/commands/input';
import { conditions, scopeConditions } from '../records/conditions';
import { may } from '../request/rights';
import type { RequestContext } from '../request/context';
import { peopleInScope } from '../rules/company/company-scope';
import { isPastStatusDue } from '../rules/file/file-filters';
import { searchOf } from './count-lists';
import type { HomeAsk } from './tiles';

type Load = AnswerTo<'showHome'>['people'];

const most = 50;
const soon = 7;

/**
 * To who assigns people: who has how many active files, how many of them late, and how many with a deadline of the law soon, each with the
 * list of these.
 */
export async function readLoad({ db, caller, now }: RequestContext, { today, mine }: HomeAsk): Promise<Load> {
  if (mine || !may(caller, 'userAssignment', 'edit')) return [];
  const known = sql.join([sql`t._id = u._id`, ...scopeConditions(peopleInScope(caller))], sql` and `);
  const until = addDays(today, soon);
  const { rows } = await sql<Omit<Load[number], 'lists'>>`
    select u._id "userId", u."firstName" || ' ' || u."lastName" name, l.files, l.late, l.deadlines from (
      select a.id, count(*)::integer files, count(*) filter (where ${isPastStatusDue(now)})::integer late,
        count(*) filter (where t."nextDeadline" <= ${until}::date)::integer deadlines
      from file t cross join lateral unnest(t."assignedUsers") a(id)
      where ${conditions('file', {}, caller)} and t.active group by a.id
    ) l join "user" u on u._id = l.id where exists (select from "user" t where ${known})
    order by l.late desc, l.files desc, u._id limit ${most}`.execute(db);
  return rows.map((row) => {
    const files = { active: 'true', assignedUsers: row.userId };
    const lists = {
      files: searchOf(files),
      late: searchOf({ ...files, pastStatusDue: 'true' }, 'statusDue'),
      deadlines: searchOf({ ...files, nextDeadlineTo: until }, 'nextDeadline'),
    };
    return { ...row, lists };
  });
}
