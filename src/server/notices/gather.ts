import { sql } from 'kysely';
import type { HomeTile } from '#contract/commands/home';
import { countTiles } from '../home/tiles';
import { localTime } from '../jobs/export-cells';
import { conditions } from '../records/conditions';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';
import { isAddressee } from '../rules/note/note-audience';
import { isDue } from '../rules/reminder/reminder-views';

/** What somebody is told of: how many of each. */
export type Waiting = readonly {
  readonly what: Exclude<HomeTile, 'unreadNotes'> | 'notes' | 'reminders';
  readonly count: number;
}[];

const some = ({ count }: Waiting[number]): boolean => count > 0;

/** What came for somebody since a moment: notes to them not read yet, reminders that fell due, requests that they decide. */
export async function gatherNew(context: RequestContext, since: string): Promise<Waiting> {
  const { db, caller, now } = context;
  const { userId } = caller;
  const notes = sql`select count(*)::integer from note t where ${conditions('note', {}, caller)}
    and t."createdAt" > ${since}::timestamptz and ${isAddressee(userId, sql`and d."readAt" is null and d."archivedAt" is null`)}`;
  const reminders = sql`select count(*)::integer from reminder t where t."userId" = ${userId}::uuid
    and ${isDue(now)} and t."dueDate" > ${since}::timestamptz and ${conditions('reminder', {}, caller)}`;
  const decisions = may(caller, 'request', 'decide')
    ? sql`select count(*)::integer from request t where ${conditions('request', { decidable: [true] }, caller)}
        and t."createdAt" > ${since}::timestamptz`
    : sql`select 0`;
  const { rows } = await sql<{ notes: number; reminders: number; decisions: number }>`
    select (${notes}) notes, (${reminders}) reminders, (${decisions}) decisions`.execute(db);
  const [row] = rows;
  return (['notes', 'reminders', 'decisions'] as const)
    .map((what) => ({ what, count: row?.[what] ?? 0 }))
    .filter(some);
}

/** All that waits for somebody, as the start of their day counts it, with the notes and reminders beside. */
export async function gatherAll(context: RequestContext): Promise<Waiting> {
  const { caller, now } = context;
  const today = localTime(now.toISOString(), caller.timeZone).slice(0, 10);
  const { tiles } = await countTiles(context, { caller, today, mine: false });
  const beginning = '2000-01-01T00:00:00.000Z';
  const own = (await gatherNew(context, beginning)).filter(({ what }) => what !== 'decisions');
  // What has come and was not read is told already, as their notes.
  const others = tiles.flatMap(({ tile, count }) => (tile === 'unreadNotes' ? [] : [{ what: tile, count }]));
  return [...own, ...others.filter(some)];
}
