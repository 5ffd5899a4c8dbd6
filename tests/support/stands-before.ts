import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database';

/** Waits until somebody stands before a table that nobody may write to. */
export async function standsBefore(connection: Connection, table: string): Promise<void> {
  const watcher = new pg.Client(connection);
  watcher.on('error', () => undefined);
  await watcher.connect();
  const asked = `select count(*)::integer waiting from pg_locks l join pg_class c on c.oid = l.relation
    where c.relname = $1 and not l.granted and l.database = (select oid from pg_database where datname = current_database())`;
  try {
    const limit = Date.now() + 60_000;
    while (Date.now() < limit) {
      const { rows } = await watcher.query<{ waiting: number }>(asked, [table]);
      if ((rows[0]?.waiting ?? 0) > 0) return;
      await pause(20);
    }
    throw new Error(`nobody came to write to ${table}`);
  } finally {
    await watcher.end();
  }
}
