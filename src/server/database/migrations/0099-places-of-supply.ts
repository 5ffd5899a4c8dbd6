import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A fee says what its province of taxation follows from; of what stood before it, nobody knows. */
export const placesOfSupply: Migration = {
  async up(db) {
    await sql`alter table fee add column "stateGround" text, add column "stateReason" text`.execute(db);
  },
};
