import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A file names who handles its account at the client. */
export const clientContacts: Migration = {
  async up(db) {
    await sql`alter table file add column "clientContact" jsonb`.execute(db);
  },
};
