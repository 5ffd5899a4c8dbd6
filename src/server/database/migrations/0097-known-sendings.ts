import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What a phone sends is known by the id that it gave it, for as long as what came of it is kept. */
export const knownSendings: Migration = {
  async up(db) {
    for (const table of ['attempt', 'document']) {
      await sql`alter table ${sql.ref(table)} add column "sendingId" uuid`.execute(db);
      await sql`create unique index on ${sql.ref(table)} ("createdBy", "sendingId") where "sendingId" is not null`.execute(
        db,
      );
    }
    // How an asset was found stands on its file; that it was said stands here.
    await sql`create table "securedForm" (
      "userId" uuid not null references "user",
      "sendingId" uuid not null,
      "fileId" uuid not null references file on delete cascade,
      "createdAt" timestamptz not null,
      primary key ("userId", "sendingId")
    )`.execute(db);
    await sql`create index on "securedForm" ("fileId")`.execute(db);
  },
};
