import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What is kept sealed is a text. What stands in clear is sealed by the host that starts next, which has the key. */
export const sealedFields: Migration = {
  async up(db) {
    await sql`alter table "relatedParty"
      alter column "dateOfBirth" type text using to_char("dateOfBirth", 'YYYY-MM-DD')`.execute(db);
  },
};
