import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Every open time of the law has its reminder, three of a file and more: those of one type are found side by side in the order in which they
 * are due, and not among all that there are.
 */
export const remindersByType: Migration = {
  async up(db) {
    await sql`create index "reminder_by_type" on reminder ("reminderType", "dueDate", _id) where "deletedAt" is null`.execute(
      db,
    );
  },
};
