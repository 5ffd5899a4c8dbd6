import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** An order of a court is named: which court gave it, under which number, on what day, and what it permits. So is what was asked of a court. */
export const namedOrders: Migration = {
  async up(db) {
    await sql`alter table document add column "courtName" text, add column "courtFileNumber" text,
      add column "orderDate" date, add column "orderPermits" text[]`.execute(db);
    await sql`alter table file add column "courtApplication" jsonb`.execute(db);
  },
};
