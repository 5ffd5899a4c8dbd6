import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/start-embedded';
import { openHost } from '../../support/host';

const name = 'Zoé Tremblay';

it('leaves out of the host’s log what the database said of a value that it does not take', async () => {
  const lines: string[] = [];
  const { host, close } = await openHost({ hears: (line) => void lines.push(line) });
  const error = await sql`select ${name}::text::uuid`.execute(host.app.db).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  // It is in what the database says, so a log that took that would hold it.
  expect(error?.message).toContain(name);
  host.app.log.error({ err: error }, 'A call failed.');
  await close();
  const [logged = ''] = lines.filter((line) => line.includes('A call failed.'));
  expect(logged).toContain('22P02');
  expect(logged).toContain('no-value-is-logged');
  expect(lines.join('\n')).not.toContain(name);
});

it('leaves it out of the log of the database that the host brings along', async () => {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'quiet-')));
  chmodSync(parent, 0o755);
  const cluster = await startEmbedded({
    dataDir: join(parent, 'data'),
    settings: { fsync: 'off', shared_buffers: '16MB' },
  });
  try {
    const client = new pg.Client(cluster.connection);
    await client.connect();
    await expect(client.query('select $1::text::uuid', [name])).rejects.toThrow(name);
    await client.end();
    const logs = readdirSync(cluster.dataDir).filter((file) => file.endsWith('.log'));
    expect(logs.length).toBeGreaterThan(0);
    const said = logs.map((file) => readFileSync(join(cluster.dataDir, file), 'utf8')).join('\n');
    expect(said).toContain('ready to accept connections');
    expect(said).not.toContain(name);
  } finally {
    await cluster.stop();
    rmSync(parent, { recursive: true, force: true });
  }
});
