import { sql } from 'kysely';
import type { AppContext } from '../request/context';

/**
 * Has everybody count their due reminders anew once one of theirs falls due, or comes back from where it was put off to: time alone
 * writes nothing that would tell of it. Each look takes in what came since the one before, the first what came since the moment given.
 * Two hosts may both tell of one; it is counted the same.
 */
export function tellDueReminders(since: Date): (app: AppContext) => Promise<void> {
  let told = since;
  return async ({ db, live, now }) => {
    const until = now();
    const came = (day: 'dueDate' | 'snoozedUntil') =>
      sql`${sql.ref(day)} > ${told.toISOString()}::timestamptz and ${sql.ref(day)} <= ${until.toISOString()}::timestamptz`;
    const { rows } = await sql<{ userId: string }>`
      select "userId" from reminder where ${came('dueDate')} and status = 'open' and "deletedAt" is null
      union select "userId" from reminder where ${came('snoozedUntil')} and status = 'snoozed' and "deletedAt" is null`.execute(
      db,
    );
    told = until;
    if (rows.length > 0)
      live.notify(rows.map(({ userId }) => ({ to: 'user', userId, section: 'dueRemindersCount' })));
  };
}
