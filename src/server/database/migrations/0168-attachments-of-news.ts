import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Hosts on one database hand each other news that is too long for a notification by a table of the adapter’s, which it empties every 30 seconds. */
export const attachmentsOfNews: Migration = {
  async up(db) {
    await sql`create table if not exists socket_io_attachments (
      id bigserial unique,
      created_at timestamptz default now(),
      payload bytea
    )`.execute(db);
  },
};
