import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What assets were said to be worth, and the values that were bought and still hold, so that none is bought twice. */
export const valuations: Migration = {
  async up(db) {
    await sql`alter table file add column valuations jsonb`.execute(db);
    await sql`create table "boughtValuation" (
      key text primary key,
      answer jsonb not null,
      "boughtBy" uuid,
      "boughtAt" timestamptz not null,
      "expiresAt" timestamptz not null
    )`.execute(db);
  },
};
