import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** By which edition of the clocks the files that stand were reckoned: one row; those that were there before, by none that is known. */
export const editionOfClocks: Migration = {
  async up(db) {
    await sql`create table "clockEdition" ("isOnly" boolean primary key default true check ("isOnly"), edition integer not null)`.execute(
      db,
    );
    await sql`insert into "clockEdition" (edition) select 0 where exists (select from file)`.execute(db);
  },
};
