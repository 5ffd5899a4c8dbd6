import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What was put off is few among all reminders, and found by when it comes back. */
export const remindersPutOff: Migration = {
  async up(db) {
    await sql`create index "reminder_put_off" on reminder ("snoozedUntil") where status = 'snoozed' and "deletedAt" is null`.execute(
      db,
    );
  },
};
