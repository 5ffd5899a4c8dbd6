import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * The day on which an invoice was taken back, from which on it counts no more: the month of its issue keeps what was reported of it.
 * Of those taken back before it is the day of their last change, which nothing can follow.
 */
export const voidedOn: Migration = {
  async up(db) {
    await sql`alter table invoice add column "voidedOn" date`.execute(db);
    await sql`update invoice set "voidedOn" = ("updatedAt" at time zone 'America/Toronto')::date where status = 'void'`.execute(
      db,
    );
  },
};
