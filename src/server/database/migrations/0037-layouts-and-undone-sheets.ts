import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * How the spreadsheets of each lender are read, by version; what a row of a spreadsheet changed, so that it can be taken back; and the
 * job that took back what another did.
 */
export const layoutsAndUndoneSheets: Migration = {
  async up(db) {
    await sql`create table "placementLayout" (
      _id uuid primary key,
      "clientId" uuid not null references company,
      version integer not null,
      sheet text,
      "headRow" integer,
      mapping jsonb not null,
      "values" jsonb not null,
      "createdAt" timestamptz not null,
      "createdBy" uuid not null references "user",
      unique ("clientId", version)
    )`.execute(db);
    await sql`alter table "jobRow" add column effect jsonb`.execute(db);
    await sql`alter table job add column "undoneBy" uuid references job`.execute(db);
  },
};
