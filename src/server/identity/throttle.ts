import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Db } from '../database/tables';

const inSeconds = (moment: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(moment) - now.getTime()) / 1000));

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

export interface Ceiling {
  readonly most: number;
  /** Seconds; it begins with the first count. */
  readonly window: number;
}

/**
 * Counts one more under a key, before whatever is counted happens, so that many at once cannot slip through together.
 * @throws Problem TOO_MANY when there were more than the ceiling within its window
 */
export async function countUnder(db: Db, key: string, ceiling: Ceiling, now: Date): Promise<void> {
  const { count, since } = await countOne(db, key, ceiling.window, now);
  if (count > ceiling.most)
    throw new Problem('TOO_MANY', { retryAfter: inSeconds(later(new Date(since), ceiling.window), now) });
}

/** Counts one more and answers how many there are within the window. */
export async function countOne(
  db: Db,
  key: string,
  window: number,
  now: Date,
): Promise<{ count: number; since: string }> {
  const fresh = sql<boolean>`throttle.since <= ${later(now, -window)}`;
  return db
    .insertInto('throttle')
    .values({ key, count: 1, since: now.toISOString(), until: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${fresh} then 1 else throttle.count + 1 end`,
        since: sql<string>`case when ${fresh} then excluded.since else throttle.since end`,
        until: null,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/** How many there are within the window. */
export async function countOf(
  db: Db,
  key: string,
  window: number,
  now: Date,
): Promise<{ count: number; retryAfter: number }> {
  const row = await db
    .selectFrom('throttle')
    .select(['count', 'since'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || Date.parse(row.since) + window * 1000 <= now.getTime()) return { count: 0, retryAfter: 0 };
  return { count: row.count, retryAfter: inSeconds(later(new Date(row.since), window), now) };
}

const freeTries = 5;
const longestWait = 15;
const forgottenAfter = 24 * 60 * 60;

/**
 * Admits a try after which, if it fails, the next may have to wait: from the fifth on 1, 2, 4 … at most 15 minutes. A day without a
 * try forgets them.
 * @throws Problem TOO_MANY while a wait lasts
 */
export async function admitTry(db: Db, key: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const count = sql<number>`case when throttle.since <= ${later(now, -forgottenAfter)} then 1 else throttle.count + 1 end`;
  const minutes = sql`least(${longestWait}, power(2, least(${count} - ${freeTries}, 10)))`;
  const admitted = await db
    .insertInto('throttle')
    .values({ key, count: 1, since: at, until: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count,
          since: at,
          until: sql<
            string | null
          >`case when ${count} >= ${freeTries} then ${at}::timestamptz + ${minutes} * interval '1 minute' end`,
        })
        .where((is) => is.or([is('throttle.until', 'is', null), is('throttle.until', '<=', at)])),
    )
    .returning('count')
    .executeTakeFirst();
  if (admitted) return;
  const held = await db.selectFrom('throttle').select('until').where('key', '=', key).executeTakeFirst();
  throw new Problem('TOO_MANY', { retryAfter: held?.until ? inSeconds(held.until, now) : 1 });
}

/** Takes back the count of a try that went well. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ count: sql<number>`greatest(count - 1, 0)`, until: null })
    .where('key', '=', key)
    .execute();
}

export async function forget(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('throttle').where('key', 'in', keys).execute();
}
