import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Files that are kept whatever their age, and why. */
export const legalHolds: Migration = {
  async up(db) {
    await sql`create table "legalHold" (
      "fileId" uuid primary key references file on delete restrict,
      reason text not null,
      "setBy" uuid not null references "user",
      "setAt" timestamptz not null
    )`.execute(db);
  },
};
