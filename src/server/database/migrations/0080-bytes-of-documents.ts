import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What is amiss with the bytes of a document, where they are not as they came in. */
export const bytesOfDocuments: Migration = {
  async up(db) {
    await sql`alter table document add column "bytesFault" text`.execute(db);
  },
};
