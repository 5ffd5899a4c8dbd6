import { sql } from 'kysely';
import { startOfDay, startOfWeek } from '#contract/local-time';
import { Problem } from '#contract/problems';
import type { ListQuery } from '#contract/list-query';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import { askedAt } from '../../request/caller';
import type { Caller } from '../../request/caller';
import type { RequestContext } from '../../request/context';
import { leadsPeople } from '../leads-people';

type View = ValueOf<'reminderView'>;

const active = sql`t.status in ('open', 'snoozed')`;

/** That a reminder calls for its person at a moment: it is due, and not put off to later. */
export function isDue(at: Date): Sql {
  const moment = sql`${at.toISOString()}::timestamptz`;
  return sql`(t."dueDate" <= ${moment} and ${active} and (t.status = 'open' or t."snoozedUntil" <= ${moment}))`;
}

export function isOverdue(at: Date): Sql {
  return sql`(${active} and t."dueDate" < ${at.toISOString()}::timestamptz)`;
}

/** That a reminder is one of the caller's people's. */
export function ofTeam(caller: Caller): Sql {
  if (!leadsPeople(caller)) throw new Problem('FORBIDDEN');
  return sql`t."userId" in (select u._id from "user" u where u."companyId" = any(${caller.tree}::uuid[]))`;
}

function between(from: Date, to: Date): Sql {
  return sql`(${active} and t."dueDate" >= ${from.toISOString()}::timestamptz and t."dueDate" < ${to.toISOString()}::timestamptz)`;
}

/** What each view shows. Days and weeks are those of the caller's own clock; a week runs from Monday to Sunday. */
const views: { readonly [V in View]: (caller: Caller, at: Date) => Sql } = {
  due_now: (_, at) => isDue(at),
  today: ({ timeZone }, at) => between(startOfDay(at, timeZone), startOfDay(at, timeZone, 1)),
  this_week: ({ timeZone }, at) => between(startOfWeek(at, timeZone), startOfWeek(at, timeZone, 1)),
  upcoming: (_, at) => sql`(${active} and t."dueDate" > ${at.toISOString()}::timestamptz)`,
  overdue: (_, at) => isOverdue(at),
  all: () => sql`true`,
  team: ofTeam,
  file: () => sql`true`,
  calendar: () => sql`t.status <> 'cancelled'`,
};

export function viewed(values: readonly unknown[], caller: Caller): Sql {
  const shown = (values as View[]).map((view) => views[view](caller, askedAt(caller)));
  return sql`(${sql.join(shown, sql.raw(' or '))})`;
}

/**
 * A view of a desk shows the caller's own unless a person, a file or everything is asked for.
 * @throws Problem MALFORMED where one file's view names no file
 */
export function askForView({ caller }: RequestContext, query: ListQuery): ListQuery {
  const asked = (query.filters.view ?? []) as readonly View[];
  if (asked.includes('file') && !query.filters.fileId)
    throw new Problem('MALFORMED', {
      message: sentence('problems.requiredParameter', { name: 'fileId' }),
      errors: { fileId: sentence('problems.requiredParameter', { name: 'fileId' }) },
    });
  const wide = asked.length === 0 || asked.some((view) => ['all', 'team', 'file'].includes(view));
  if (wide || query.filters.userId || query.filters.fileId) return query;
  return { ...query, filters: { ...query.filters, userId: [caller.userId] } };
}
