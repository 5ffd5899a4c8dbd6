import { sql } from 'kysely';
import type { HomeTile } from '#contract/commands/home';
import type { Sql } from '../database/tables';
import { countTold } from '../home/tiles';
import { localTime } from '../jobs/export-cells';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';
import { isAddressee } from '../rules/note/note-audience';
import { isDue } from '../rules/reminder/reminder-views';

/** What is told of as it comes. */
type News = 'notes' | 'reminders' | 'decisions';

/** What somebody is told of: how many of each. */
export type Waiting = readonly {
  readonly what: Exclude<HomeTile, 'unreadNotes'> | News;
  readonly count: number;
}[];

const some = ({ count }: Waiting[number]): boolean => count > 0;

/** How much of each came for somebody since a moment. */
const news: { readonly [N in News]: (context: RequestContext, since: string) => Sql } = {
  notes: (
    { caller },
    since,
  ) => sql`select count(*)::integer from note t where ${conditions('note', {}, caller)}
    and t."createdAt" > ${since}::timestamptz
    and ${isAddressee(caller.userId, sql`and d."readAt" is null and d."archivedAt" is null`)}`,
  reminders: ({ caller, now }, since) => sql`select count(*)::integer from reminder t
    where t."userId" = ${caller.userId}::uuid and ${isDue(now)} and t."dueDate" > ${since}::timestamptz
    and ${conditions('reminder', {}, caller)}`,
  decisions: ({ caller }, since) => sql`select count(*)::integer from request t
    where ${conditions('request', { decidable: [true] }, caller)} and t."createdAt" > ${since}::timestamptz`,
};

async function count(context: RequestContext, which: readonly News[], since: string): Promise<Waiting> {
  const each = which.map((what) => sql`(${news[what](context, since)})`);
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(each)}] counts`.execute(
    context.db,
  );
  return which.map((what, index) => ({ what, count: rows[0]?.counts[index] ?? 0 })).filter(some);
}

/** What came for somebody since a moment: notes to them not read yet, reminders that fell due, requests that they decide. */
export function gatherNew(context: RequestContext, since: string): Promise<Waiting> {
  const decides = may(context.caller, 'request', 'decide');
  return count(context, ['notes', 'reminders', ...(decides ? (['decisions'] as const) : [])], since);
}

/** All that waits for somebody, as the start of their day counts it, with the notes and reminders beside. */
export async function gatherAll(context: RequestContext): Promise<Waiting> {
  const { caller, now } = context;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const own = await count(context, ['notes', 'reminders'], '2000-01-01T00:00:00.000Z');
  // What has come and was not read is told already, as their notes.
  const others = await countTold(context, { caller, today, mine: false }, ['unreadNotes']);
  return [...own, ...others.map((one) => ({ what: one.tile, count: one.count })).filter(some)];
}
