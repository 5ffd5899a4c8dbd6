import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What assignments open to a company is looked up by their status: most that a company ever had have ended. Deleted files stand in an index
 * of their own, so that what opens one of them is set aside without reading the files of all others.
 */
export const reachByAssignments: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index company_assignment_company',
  `create index company_assignment_company on "companyAssignment" ("companyId", status, _id) include (role, "fileId", "acceptedAt")
    where "deletedAt" is null`,
  'create index file_deleted on file (_id) where "deletedAt" is not null',
];
