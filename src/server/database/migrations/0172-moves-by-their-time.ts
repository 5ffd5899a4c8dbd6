import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What a change is found by, once for each: of a status or a stage by its time, since most changes are of these, and they may all be older
 * than what came last night; of any other field by the field.
 */
export const movesByTheirTime: Migration = {
  async up(db) {
    await sql`drop index history_fields`.execute(db);
    await sql`create index history_fields on history using gin ("updatedFields") with (fastupdate = off)
      where "deletedAt" is null and not "updatedFields" <@ '{status,stage}'`.execute(db);
    await sql`create index history_moves on history (at desc, _id desc)
      where "deletedAt" is null and "updatedFields" && '{status,stage}'`.execute(db);
  },
};
