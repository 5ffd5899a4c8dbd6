import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A company's assignments stand in an index with what says whether they open their file: all that it reaches is known of that alone. */
export const whatAssignmentsOpen: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index company_assignment_company',
  `create index company_assignment_company on "companyAssignment" ("companyId", _id) include (status, role, "fileId", "acceptedAt")
    where "deletedAt" is null`,
];
