import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A file says how much of its balance is interest, and what a day adds. */
export const interestOwed: Migration = {
  async up(db) {
    await sql`alter table file add column "interestAmount" numeric(14,2), add column "interestPerDay" numeric(14,2)`.execute(
      db,
    );
  },
};
