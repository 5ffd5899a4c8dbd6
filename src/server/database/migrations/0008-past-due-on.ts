import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The day for which the days past due of a file are counted. What was never counted on stands for the day it was given on. */
export const pastDueOn: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table file add column "daysPastDueOn" date`,
  `update file f set "daysPastDueOn" = (coalesce(
      (select max(h.at) from history h where h."entityId" = f._id and 'daysPastDue' = any(h."updatedFields")),
      f."createdAt") at time zone 'America/Toronto')::date
    where f."daysPastDue" is not null`,
];
