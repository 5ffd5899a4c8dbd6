import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Open files by their whole serial number: each placed one is compared with them. */
export const openSerials: Migration = {
  async up(db) {
    await sql`create index file_open_serial on file ("serialNumber") where not closed`.execute(db);
  },
};
