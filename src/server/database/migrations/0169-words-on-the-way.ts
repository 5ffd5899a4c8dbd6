import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The usual order of files knows which are worked on, so that a search for a common word meets these first without reading any file. */
export const wordsOnTheWay: Migration = {
  async up(db) {
    await sql`drop index file_activity`.execute(db);
    await sql`create index file_activity on file ("lastActivityDate" desc, _id desc)
      include ("assignmentDate", "closedDate", active) where "deletedAt" is null`.execute(db);
  },
};
