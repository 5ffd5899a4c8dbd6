import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What is being asked of the provider of values, and under which order: kept before it is asked, and until its answer is. */
export const valuationOrders: Migration = {
  async up(db) {
    await sql`create table "valuationOrder" (
      key text primary key,
      "orderId" uuid not null,
      "askedUntil" timestamptz not null
    )`.execute(db);
  },
};
