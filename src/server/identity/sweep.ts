import type { Db } from '../database/tables';

const day = 24 * 60 * 60 * 1000;

/** Takes away what sign-in no longer needs: dead codes and links after a day, counts after two, sessions after ninety. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * day).toISOString();
  await db.deleteFrom('code').where('expiresAt', '<', before(1)).execute();
  await db.deleteFrom('token').where('expiresAt', '<', before(1)).execute();
  // Wrong codes in a row count until a right one, however long that takes.
  await db
    .deleteFrom('throttle')
    .where('since', '<', before(2))
    .where('key', 'not like', 'factor:%')
    .execute();
  await db.deleteFrom('session').where('createdAt', '<', before(90)).execute();
}
