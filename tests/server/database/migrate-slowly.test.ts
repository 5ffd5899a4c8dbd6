import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/database/migrate';
import { openDatabase } from '#server/database/open';
import { freshDatabase } from '../../support/database';

/** What whoever migrates waits for: the lock of Kysely's migrator. */
const lock = '3853314791062309107';

it('waits for a host that migrates for longer than any other statement may take, and cuts off none after that', async () => {
  const { connection, drop } = await freshDatabase({ key: 'nothing at all', prepare: async () => undefined });
  const other = new pg.Client(connection);
  await other.connect();
  const { db } = openDatabase({ ...connection, max: 1, statement_timeout: 400 }, () => undefined);
  onTestFinished(async () => {
    await other.end();
    await db.destroy();
    await drop();
  });
  await other.query(`select pg_advisory_lock(${lock})`);
  const migrated = migrate(db);
  await other.query('select pg_sleep(1)');
  await other.query(`select pg_advisory_unlock(${lock})`);
  await migrated;
  const { rows } = await other.query('select count(*)::integer files from file');
  expect(rows).toEqual([{ files: 0 }]);
  await expect(
    db.executeQuery({ ...db.selectNoFrom([]).compile(), sql: 'select pg_sleep(1)' }),
  ).rejects.toThrow(/statement timeout/);
});
