import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Closed files are found by the reason that they were closed for, in the order of the list. */
export const filesByClosing: Migration = {
  async up(db) {
    await sql`create index file_closing on file ("closingReason", "lastActivityDate" desc, _id desc)
      where "deletedAt" is null and "closingReason" is not null`.execute(db);
  },
};
