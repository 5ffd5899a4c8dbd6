import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The files of a client stand in an index with the companies that are on them: whom a lender works with is read there, and no file is. */
export const companiesOfAClient: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index file_of_client',
  `create index file_of_client on file ("clientId", _id) include ("clientOfficeId", "agencyId", "assignedCompanies")
    where "deletedAt" is null`,
];
