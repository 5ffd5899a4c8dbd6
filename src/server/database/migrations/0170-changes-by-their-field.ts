import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Changes are found by the field that changed: of what ever happened most is of the status, and little of any other field. */
export const changesByTheirField: Migration = {
  async up(db) {
    await sql`create index history_fields on history using gin ("updatedFields") with (fastupdate = off)
      where "deletedAt" is null and "updatedFields" <> '{}'`.execute(db);
  },
};
