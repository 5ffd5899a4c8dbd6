import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Which supervisor agreed that money is taken in cash. */
export const cashAgreed: Migration = {
  async up(db) {
    await sql`alter table payment add column "cashAgreedBy" uuid references "user"`.execute(db);
  },
};
