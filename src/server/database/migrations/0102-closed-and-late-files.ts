import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What is closed stands in an index of its own, in the usual order, with what that order carries and what tells who still is to hear of it: nobody works on it, so no
 * write pays for it. What is late is counted by the index of its days alone, which knows what is on hold.
 */
export const closedAndLateFiles: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index file_closed on file ("lastActivityDate" desc, _id desc) include ("assignmentDate", "closedDate", "agencyId", "exportedAt")
    where closed and "deletedAt" is null`,
  `drop index file_status_due`,
  `create index file_status_due on file ("statusDue", _id) include (hold) where "deletedAt" is null`,
];
