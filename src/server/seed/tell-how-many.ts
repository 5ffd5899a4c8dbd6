import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db } from '../database/tables';

/**
 * Tells the database how many rows it has been given: it looks for that by itself only a minute after a transaction, and reads through whole
 * tables of which it knows nothing, for one file after the other.
 */
export async function tellHowMany(db: Db, ...resources: readonly ResourceName[]): Promise<void> {
  await sql`analyze ${sql.join(resources.map((name) => sql.table(name)))}`.execute(db);
}
