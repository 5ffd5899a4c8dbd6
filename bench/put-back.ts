import pg from 'pg';
import type { Connection } from '../src/server/database/open';
import { say } from './figure';

/**
 * Takes the files that were made since a time out of a house, with all that lies on them: one that is kept for the next measurement
 * stays as large as it was loaded. No rule of the product deletes a file for good so soon, so the rules are left aside.
 */
export async function putBack(connection: Connection, since: Date): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('create temp table made (_id uuid primary key)');
    await client.query('insert into made select _id from file where "createdAt" >= $1', [since]);
    const { rows } = await client.query<{ table: string }>(
      `select c.table_name "table" from information_schema.columns c join pg_tables t on t.tablename = c.table_name
        where c.column_name = 'fileId' and c.table_schema = 'public' and t.schemaname = 'public'`,
    );
    for (const { table } of rows)
      await client.query(`delete from "${table}" using made where "fileId" = made._id`);
    const { rowCount } = await client.query('delete from file using made where file._id = made._id');
    await client.query('vacuum analyze');
    say(`${rowCount} files taken out again`);
  } finally {
    await client.end();
  }
}
