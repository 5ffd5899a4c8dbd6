import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** One row that says up to which document, in the order of their ids, bytes have been held to their fingerprints in this round. */
export const checkedDocuments: Migration = {
  up: async (db) => {
    await sql`create table "checkedDocuments" ("upTo" uuid)`.execute(db);
    await sql`insert into "checkedDocuments" values (null)`.execute(db);
  },
};
