import { hashOf, randomToken } from '../identity/opaque';
import type { Db } from '../database/tables';

/** What is known of somebody's calendar address: never the address itself. */
export async function readCalendarAddress(
  db: Db,
  userId: string,
): Promise<{ madeAt: string | null; readAt: string | null }> {
  const found = await db
    .selectFrom('calendarAddress')
    .select(['madeAt', 'readAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found ?? { madeAt: null, readAt: null };
}

/** Makes an address for somebody, in place of the one before. Its token is told here and nowhere again. */
export async function makeCalendarAddress(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomToken();
  const kept = { hash: hashOf(token), madeAt: now.toISOString(), readAt: null };
  await db
    .insertInto('calendarAddress')
    .values({ userId, ...kept })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(kept))
    .execute();
  return token;
}

/** Ends somebody's address; whether there was one. */
export async function removeCalendarAddress(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarAddress')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose address a token belongs to; that it was asked is kept. */
export async function ownerOfCalendar(db: Db, token: string, now: Date): Promise<string | undefined> {
  const found = await db
    .updateTable('calendarAddress')
    .set({ readAt: now.toISOString() })
    .where('hash', '=', hashOf(token))
    .returning('userId')
    .executeTakeFirst();
  return found?.userId;
}
