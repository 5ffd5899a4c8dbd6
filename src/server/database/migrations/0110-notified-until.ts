import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Until when somebody was notified is called by the word that the rest of the host uses for it. */
export const notifiedUntil: Migration = {
  async up(db) {
    await sql`alter table "noticeWay" rename column "toldUntil" to "notifiedUntil"`.execute(db);
  },
};
