import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What a photo of a seizure shows. Those that came before were sent as documents, and say nothing. */
export const photoSlots: Migration = {
  up: async (db) => {
    await sql`alter table document add column "photoSlot" text`.execute(db);
  },
};
