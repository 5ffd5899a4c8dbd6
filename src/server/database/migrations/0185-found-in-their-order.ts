import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What is narrowed by its sender or its status stands in the order of its list, and what is not deleted alone; and a file's number carries
 * whose it is: numbers begin with the client's code, so that all of one client stand together, before or after those of all others.
 */
export const foundInTheirOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index note_sender',
  'create index note_sender on note ("senderId", "createdAt" desc, _id desc) where "deletedAt" is null',
  'drop index request_open',
  'create index request_open on request (status, "createdAt" desc, _id desc) where "deletedAt" is null',
  'drop index file_ref',
  'create unique index file_ref on file (ref) include (_id, "clientId", "deletedAt")',
];
