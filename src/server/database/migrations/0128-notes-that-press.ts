import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The start of a day names the few notes that are urgent or ask for an answer among all that somebody has not read. */
export const notesThatPress: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table "noteDelivery" add column presses boolean not null default false`,
  `update "noteDelivery" d set presses = true from note n where n._id = d."noteId" and (n."isRush" or n."requiresReply")`,
  `create index note_delivery_presses on "noteDelivery" ("userId", "createdAt")
    where presses and "readAt" is null and "archivedAt" is null and kind <> 'reader'`,
];
