import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** When a closed file was told to its lender, and what looks for those that were not. */
export const closeOut: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table file add column "exportedAt" timestamptz`,
  `create index file_awaiting_export on file ("clientId", "closedDate", _id)
    where closed and "exportedAt" is null and "deletedAt" is null`,
  `create index job_close_out on job ("createdAt" desc, _id desc) where kind = 'close_out'`,
];
