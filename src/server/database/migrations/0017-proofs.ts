import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Which paper proves what the gates of a file go by, and who recorded it. */
export const proofs: Migration = {
  async up(db) {
    await sql`alter table file add column proofs jsonb`.execute(db);
  },
};
