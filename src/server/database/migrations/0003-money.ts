import { sql } from 'kysely';
import type { Migration } from 'kysely';
import { money as tables } from './0003-money-tables';
import { papers } from './0003-papers';

/** What is charged, owed, paid and posted, and the papers and requests that it needs. */
export const money: Migration = {
  async up(db) {
    for (const part of [papers, tables]) await sql.raw(part).execute(db);
  },
};
