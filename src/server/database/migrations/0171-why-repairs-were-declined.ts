import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A repair that was declined says why, as the request said by which it was. */
export const whyRepairsWereDeclined: Migration = {
  async up(db) {
    await sql`alter table "repairsAndReconditioning" add column "declineReason" text`.execute(db);
    await sql`update "repairsAndReconditioning" t set "declineReason" = r."decisionNote"
      from request r where r._id = t."approvalRequestId" and t.status = 'declined' and r.status = 'declined'`.execute(
      db,
    );
  },
};
