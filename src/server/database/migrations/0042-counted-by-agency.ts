import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** An agency's files are counted in the index alone, as all of them are: see 0002. */
export const countedByAgency: Migration = {
  async up(db) {
    await sql`drop index file_counted`.execute(db);
    await sql`create index file_counted on file (hold, "isRushFile", closed, active, stage, status, state, "contractType", "clientId",
      "assetType", "agencyId") where "deletedAt" is null`.execute(db);
  },
};
