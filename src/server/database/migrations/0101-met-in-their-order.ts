import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * A stage's files by their day of assignment are told apart in the index of that order: there a walk passes by thousands in the time in
 * which it reads hundreds of rows. Fees that are expected are met by their kind in the order of their days.
 */
export const metInTheirOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `drop index file_assigned`,
  `create index file_assigned on file ("assignmentDate", _id) include (active, stage) where "deletedAt" is null`,
  // Those that were closed by a day are put in the usual order where they are found.
  `drop index file_closed_date`,
  `create index file_closed_date on file ("closedDate", _id) include ("lastActivityDate") where "deletedAt" is null`,
  `create index projected_fee_kind on "projectedFee" ("feeType", "expectedOn", _id) where "deletedAt" is null`,
];
