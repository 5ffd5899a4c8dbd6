import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '#server/database/backup';
import { type EmbeddedCluster, startEmbedded } from '#server/database/embedded/start-embedded';

const settings = { fsync: 'off', shared_buffers: '16MB' };

let parent: string;
let cluster: EmbeddedCluster;
let client: pg.Client;

beforeEach(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'backup-')));
  chmodSync(parent, 0o755);
  cluster = await startEmbedded({ dataDir: join(parent, 'data'), settings });
  client = new pg.Client(cluster.connection);
  await client.connect();
  await client.query('create table ledger (number bigint primary key, line text not null)');
});

afterEach(async () => {
  await client.end();
  await cluster.stop();
  rmSync(parent, { recursive: true, force: true });
});

it('opens again with every row, and without a gap in those written during the backup', async () => {
  await client.query(`insert into ledger select n, repeat('x', 500) from generate_series(1, 20000) as n`);
  let acknowledged = 20_000;
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await client.query('insert into ledger values ($1, $2)', [
        acknowledged + 1,
        'written during the backup',
      ]);
      acknowledged += 1;
    }
  })();

  const beforeBackup = acknowledged;
  const backup = await backUp(cluster.connection, cluster.dataDir, join(parent, 'copy'));
  writing = false;
  await writer;
  const written = await client.query<{ count: number }>('select count(*)::int as count from ledger');
  expect(written.rows[0]?.count).toBe(acknowledged);
  expect(acknowledged).toBeGreaterThan(beforeBackup);

  const restored = await startEmbedded({ dataDir: backup.dataDir, settings });
  const reader = new pg.Client(restored.connection);
  try {
    await reader.connect();
    const answer = await reader.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(number)::int as last from ledger',
    );
    const { count, last } = answer.rows[0] ?? { count: 0, last: 0 };
    // No gap, and nothing that was acknowledged before the backup began is missing.
    expect(count).toBe(last);
    expect(count).toBeGreaterThanOrEqual(beforeBackup);
    expect((await reader.query('select sum(length(line)) as size from ledger')).rows).toHaveLength(1);
    expect(restored.connection.host).not.toBe(cluster.connection.host);
  } finally {
    await reader.end();
    await restored.stop();
  }
});

it('holds a table that was dropped in the live database afterwards', async () => {
  await client.query(`insert into ledger values (1, 'kept')`);
  const backup = await backUp(cluster.connection, cluster.dataDir, join(parent, 'copy'));
  await client.query('drop table ledger');
  const restored = await startEmbedded({ dataDir: backup.dataDir, settings });
  const reader = new pg.Client(restored.connection);
  try {
    await reader.connect();
    expect((await reader.query('select line from ledger')).rows).toEqual([{ line: 'kept' }]);
  } finally {
    await reader.end();
    await restored.stop();
  }
});

it('refuses to write over an existing folder, and leaves nothing behind when it fails', async () => {
  await expect(backUp(cluster.connection, cluster.dataDir, join(parent, 'data'))).rejects.toThrow(
    /exists already: name a new folder for the backup\.$/,
  );
  await expect(
    backUp({ ...cluster.connection, database: 'absent' }, cluster.dataDir, join(parent, 'copy')),
  ).rejects.toThrow(/"absent" does not exist/);
  expect(readdirSync(parent)).toEqual(['data']);
});
