import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Only a closed file has a day on which it was closed: who asks for such days is answered out of what is closed. */
export const closedOnADay: Migration = {
  async up(db) {
    await sql`update file set "closedDate" = null where "closedDate" is not null and not closed`.execute(db);
    await sql`set constraints all immediate`.execute(db);
    await sql`alter table file add constraint file_closed_on_a_day check ("closedDate" is null or closed)`.execute(
      db,
    );
  },
};
