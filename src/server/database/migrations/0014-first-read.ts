import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** When somebody first read a note that they have marked as unread since: it was read all the same. */
export const firstRead: Migration = {
  async up(db) {
    await sql`alter table "noteDelivery" add column "firstReadAt" timestamptz`.execute(db);
  },
};
