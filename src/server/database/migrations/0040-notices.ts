import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Who hears by mail of what waits for them: how, since when it was told, and when it is looked at next. */
export const notices: Migration = {
  async up(db) {
    await sql`create table "noticeWay" (
      "userId" uuid primary key references "user" on delete cascade,
      way text not null,
      "toldUntil" timestamptz not null,
      "nextAt" timestamptz not null
    )`.execute(db);
    await sql`create index on "noticeWay" ("nextAt")`.execute(db);
  },
};
