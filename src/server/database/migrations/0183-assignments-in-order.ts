import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * A company's assignments stand in their order again, as a list by the names of companies goes through them; and those that have not ended,
 * by which a company reaches files, in an index of their own: they are few beside all that it ever had.
 */
export const assignmentsInOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index company_assignment_company',
  `create index company_assignment_company on "companyAssignment" ("companyId", _id) include (status, role, "fileId", "acceptedAt")
    where "deletedAt" is null`,
  `create index company_assignment_open on "companyAssignment" ("companyId", status) include (role, "fileId")
    where "deletedAt" is null and status = any (array['proposed', 'accepted'])`,
];
