import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The jobs of everybody are read the newest first, and those that are not over by their state. */
export const jobsOfAll: Migration = {
  async up(db) {
    await sql`create index job_newest on job ("createdAt" desc, _id desc)`.execute(db);
    await sql`create index job_open on job (status) where status in ('queued', 'running', 'failed')`.execute(
      db,
    );
  },
};
