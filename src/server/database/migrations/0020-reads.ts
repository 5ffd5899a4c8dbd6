import { sql } from 'kysely';
import type { Migration } from 'kysely';
import { listIndexes } from './0020-list-indexes';
import { rightsState } from './0020-rights-state';

/** What reading costs at most: rights that are remembered, and lists that are counted and paged in their indexes. */
export const reads: Migration = {
  async up(db) {
    await sql.raw(rightsState).execute(db);
    for (const statement of listIndexes) await sql.raw(statement).execute(db);
  },
};
