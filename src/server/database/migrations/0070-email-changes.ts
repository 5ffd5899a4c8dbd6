import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** An e-mail that somebody is to have, until the one that they have says so. */
export const emailChanges: Migration = {
  async up(db) {
    await sql`alter table "user" add column "pendingEmail" text, add column "pendingEmailUntil" timestamptz,
      add constraint user_pending_email check (("pendingEmail" is null) = ("pendingEmailUntil" is null))`.execute(
      db,
    );
  },
};
