import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The catalogue of models, each told once. */
export const catalogue: Migration = {
  up: async (db) => {
    await sql`create table asset (
      _id uuid primary key,
      "assetType" text not null,
      "auMake" text not null,
      "auModel" text not null,
      "yearFrom" integer not null,
      "yearTo" integer,
      "auTrims" text[] not null,
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null,
      "deletedAt" timestamptz,
      "createdBy" uuid,
      "updatedBy" uuid,
      version integer not null default 1
    )`.execute(db);
    await sql`create unique index asset_model on asset ("assetType", "auMake", "auModel", "yearFrom")
      where "deletedAt" is null`.execute(db);
  },
};
