import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { AnswerTo } from '#contract/commands/input';
import { conditions, scopeConditions } from '../records/conditions';
import { isLimited, may } from '../request/rights';
import type { RequestContext } from '../request/context';
import { peopleInScope } from '../rules/company/company-scope';
import { isPastStatusDue } from '../rules/file/file-filters';
import { localTime } from '../jobs/export-cells';
import { searchOf } from './count-lists';

type Load = AnswerTo<'showLoad'>['people'];

const soon = 7;

/**
 * To who may assign people: who has how many active files, how many of them late, and how many that are open with a deadline of the law soon,
 * each with the list of these; the most loaded first. Whom the caller may put on files is named also with none, whoever else with some.
 */
export async function readLoad({ db, caller, now }: RequestContext): Promise<Load> {
  if (!may(caller, 'file', 'list')) return [];
  const known = sql.join([sql`t._id = u._id`, ...scopeConditions(peopleInScope(caller))], sql` and `);
  const placed = isLimited(caller, 'userAssignment', 'edit') ? [caller.companyId] : caller.tree;
  const until = addDays(localTime(now.toISOString(), caller.timeZone).slice(0, 10), soon);
  const { rows } = await sql<Omit<Load[number], 'lists'>>`
    select u._id "userId", u."firstName" || ' ' || u."lastName" name, u."userStatus", coalesce(l.files, 0) files, coalesce(l.late, 0) late,
      coalesce(l.deadlines, 0) deadlines
    from "user" u left join (
      select a.id, count(*) filter (where t.active)::integer files,
        count(*) filter (where t.active and ${isPastStatusDue(now)})::integer late,
        count(*) filter (where t."nextDeadline" <= ${until}::date)::integer deadlines
      from file t cross join lateral unnest(t."assignedUsers") a(id)
      where ${conditions('file', {}, caller)} and not t.closed group by a.id
    ) l on l.id = u._id
    where ((l.files > 0 or l.deadlines > 0) and exists (select from "user" t where ${known}))
      or (u."userStatus" = 'active' and u."deletedAt" is null and u."companyId" = any(${placed}::uuid[]))
    order by late desc, files desc, deadlines desc, name, u._id`.execute(db);
  return rows.map((row) => {
    const files = { active: 'true', assignedUsers: row.userId };
    const lists = {
      files: searchOf(files),
      late: searchOf({ ...files, pastStatusDue: 'true' }, 'statusDue'),
      deadlines: searchOf(
        { closed: 'false', nextDeadlineTo: until, assignedUsers: row.userId },
        'nextDeadline',
      ),
    };
    return { ...row, lists };
  });
}
