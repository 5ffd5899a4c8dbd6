import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What a request was done with: the figure that settles an account, and until when it is good. */
export const answersOfRequests: Migration = {
  async up(db) {
    await sql`alter table request add column answer jsonb`.execute(db);
  },
};
