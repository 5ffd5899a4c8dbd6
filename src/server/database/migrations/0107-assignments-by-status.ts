import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What is proposed is few among all that were ever assigned: it is found by its status, and put in order in the index. */
export const assignmentsByStatus: Migration = {
  async up(db) {
    await sql
      .raw(
        `create index company_assignment_status on "companyAssignment" (status, _id)
          include ("assignedAt", "dueAt", "companyId", "activityType") where "deletedAt" is null`,
      )
      .execute(db);
  },
};
