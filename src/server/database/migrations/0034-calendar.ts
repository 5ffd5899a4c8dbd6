import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Where calendar programs find the deadlines of a person’s files: one address each, of which its hash alone is kept. */
export const calendar: Migration = {
  async up(db) {
    await sql`create table "calendarAddress" (
      "userId" uuid primary key references "user",
      hash text not null unique,
      "madeAt" timestamptz not null,
      "readAt" timestamptz
    )`.execute(db);
  },
};
