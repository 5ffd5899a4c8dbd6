import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** How often a job was taken up. Who works it knows under which turn; what is written under an earlier one is not kept. */
export const turnsOfJobs: Migration = {
  async up(db) {
    await sql`alter table job add column turn integer not null default 0`.execute(db);
  },
};
