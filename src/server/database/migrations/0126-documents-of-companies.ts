import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A company's licences and insurances are shown by documents that lie with the company, on no file. */
export const documentsOfCompanies: Migration = {
  async up(db) {
    await sql`alter table document add column "companyId" uuid references company`.execute(db);
    await sql`create index "document_companyId" on document ("companyId", "createdAt" desc, _id desc)
      where "companyId" is not null`.execute(db);
  },
};
