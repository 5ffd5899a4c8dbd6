import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Why somebody changed a rule of law; of changes that were made before, nobody said. */
export const reasonsOfRules: Migration = {
  async up(db) {
    await sql`alter table "ruleChange" add column reason text`.execute(db);
  },
};
