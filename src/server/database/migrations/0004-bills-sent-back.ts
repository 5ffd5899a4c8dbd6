import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Which lines a vendor's invoice was sent back for, and what its owner says to whoever approves it. */
export const billsSentBack: Migration = {
  async up(db) {
    await sql`alter table "vendorInvoice" add column "disputedLines" text[], add column note text`.execute(
      db,
    );
  },
};
