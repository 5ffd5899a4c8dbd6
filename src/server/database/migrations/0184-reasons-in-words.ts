import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Why something is asked for is what a person said, or, of what waits for it, what the host says to each reader in their language. */
export const reasonsInWords: Migration = {
  async up(db) {
    await sql`alter table request alter column reason type jsonb using to_jsonb(reason)`.execute(db);
  },
};
