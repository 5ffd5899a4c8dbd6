import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What is open stands side by side in the order in which it is due: what was done long ago is due before all of it, and is not walked past. */
export const remindersByStatus: Migration = {
  async up(db) {
    await sql`create index "reminder_by_status" on reminder (status, "dueDate", _id) where "deletedAt" is null`.execute(
      db,
    );
  },
};
