import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Files that are with nobody are few, and are counted beside every list of files: no other index knows who a file is assigned to. Whether
 * the lender was told stands in the index that counts read.
 */
export const unassignedFiles: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index file_unassigned on file ("agencyId", "lastActivityDate" desc, _id desc) include (active)
    where "assignedUsers" = '{}' and "assignedCompanies" = '{}' and "deletedAt" is null`,
  `drop index file_listed`,
  `create index file_listed on file (hold, "isRushFile", closed, active, stage, status, state, "contractType", "clientId", "assetType", "agencyId")
    include (_id, "lastActivityDate", "assignmentDate", "closedDate", ref, "daysPastDue", "nextActionDate", "debtorName", "statusDue",
      "nextDeadline", "nextDeadlineKind", "balanceAmount", "exportedAt")
    where "deletedAt" is null`,
];
