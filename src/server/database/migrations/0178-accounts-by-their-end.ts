import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** An account is found by its end, which stands at the beginning where it is read backwards: its parts served nobody, and cost each search. */
export const accountsByTheirEnd: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index file_search_account',
  `create index file_search_account on "fileSearch" (reverse(account) collate "C")`,
];
