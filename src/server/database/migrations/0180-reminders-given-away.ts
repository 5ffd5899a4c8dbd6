import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Reminders that somebody gave to others are found by who gave them. */
export const remindersGivenAway: Migration = {
  async up(db) {
    await sql`create index reminder_given on reminder ("assignedBy")
      where "assignedBy" is not null and source <> 'rule' and "deletedAt" is null`.execute(db);
  },
};
