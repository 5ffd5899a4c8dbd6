import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** How a lender writes days that could be two is kept with how its spreadsheets are read; where that was never said, it is asked. */
export const daysOfLenders: Migration = {
  async up(db) {
    await sql`alter table "placementLayout" add column "dayFirst" boolean`.execute(db);
  },
};
