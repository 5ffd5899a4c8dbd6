import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** When a document was written, as what wrote it says: what came before this is not known of. */
export const daysThatPapersSay: Migration = {
  async up(db) {
    await sql`alter table document add column "writtenOn" date`.execute(db);
  },
};
