import { sql } from 'kysely';
import type { Migration } from 'kysely';

const straight = [
  "Buyer's rights on seizure, leave to repossess, right to sue after seizure",
  "Flag and trustee contact; secured creditors' rights vary",
  "The sheriff's office offers the service",
  "Where the secured party is the vendor or took over the vendor's interest; individuals cannot waive",
];

/** Of what stands beside rules as they come, the apostrophe of print: so it is known again, and said in French. */
export const notesInPrint: Migration = {
  async up(db) {
    await sql`update "enforcementRule" set note = replace(note, '''', '’') where note = any(${straight}::text[])`.execute(
      db,
    );
  },
};
