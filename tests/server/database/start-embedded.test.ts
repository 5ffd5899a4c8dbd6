import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { endLeftBehind } from '#server/database/embedded/left-behind';
import { isRunning } from '#server/database/embedded/postmaster';
import { type EmbeddedCluster, startEmbedded } from '#server/database/embedded/start-embedded';
import { startHostProcess } from '../../support/host-process';

const settings = { fsync: 'off', shared_buffers: '16MB' };

let parent: string;
let dataDir: string;
let opened: EmbeddedCluster[];

async function open(folder = dataDir, say?: (line: string) => void): Promise<EmbeddedCluster> {
  const cluster = await startEmbedded({ dataDir: folder, settings, say });
  opened.push(cluster);
  return cluster;
}

async function ask(cluster: Pick<EmbeddedCluster, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(cluster.connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const lockOf = (cluster: EmbeddedCluster) => join(cluster.dataDir, 'postgresql-18', 'postmaster.pid');
const processOf = (cluster: EmbeddedCluster) => Number(readFileSync(lockOf(cluster), 'utf8').split('\n')[0]);
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')));
  chmodSync(parent, 0o755);
  dataDir = join(parent, 'data');
  opened = [];
});

afterEach(async () => {
  // Two of them may stand on one folder, which goes when no database writes there any more.
  for (const cluster of opened) await cluster.stop();
  for (const cluster of opened) {
    if (cluster.dataDir !== dataDir) rmSync(cluster.dataDir, { recursive: true, force: true });
    if (!cluster.connection.host.startsWith(cluster.dataDir) && cluster.connection.host.startsWith('/')) {
      rmSync(cluster.connection.host, { recursive: true, force: true });
    }
  }
  rmSync(parent, { recursive: true, force: true });
});

describe('the first start', () => {
  it('creates the application database and answers, without listening on the network', async () => {
    const cluster = await open();
    expect(cluster.attached).toBe(false);
    expect(cluster.dataDir).toBe(dataDir);
    expect(await ask(cluster, 'select current_database()')).toEqual(['collateral']);
    expect(await ask(cluster, 'show listen_addresses')).toEqual(['']);
    expect(await ask(cluster, 'show data_checksums')).toEqual(['on']);
    expect(
      await ask(cluster, 'select datlocale from pg_database where datname = current_database()'),
    ).toEqual(['C.UTF-8']);
    expect(await ask(cluster, "select lower('ÉQUITÉ')")).toEqual(['équité']);
  });

  it('gives two hosts that start at once the same database', async () => {
    const hosts = await Promise.all([
      startHostProcess(dataDir, settings),
      startHostProcess(dataDir, settings),
    ]);
    expect(hosts.map((host) => host.opened.attached).sort()).toEqual([false, true]);
    const [first, second] = hosts;
    await ask(first.opened, 'create table mark as select 7 as number');
    expect(await ask(second.opened, 'select number from mark')).toEqual([7]);
    await Promise.all(hosts.map((host) => host.leave()));
    expect(existsSync(join(dataDir, 'postgresql-18', 'postmaster.pid'))).toBe(false);
  });

  it('says what the server said when a setting is refused', async () => {
    const refused = startEmbedded({ dataDir, settings: { ...settings, max_connections: 'many' } });
    await expect(refused).rejects.toThrow(/did not start.*invalid value for parameter "max_connections"/s);
  });
});

describe('a folder the database cannot simply use', () => {
  it('is replaced by a system folder when only root may enter it, in one sentence, and found again', async () => {
    chmodSync(parent, 0o700);
    const said: string[] = [];
    const cluster = await open(dataDir, (line) => said.push(line));
    await ask(cluster, 'create table mark as select 7 as number');
    if (process.getuid?.() === 0) {
      expect(cluster.dataDir).not.toContain(parent);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^The database is kept in \S+, because the account "\w+" cannot enter \S+\.$/);
    } else {
      expect(cluster.dataDir).toBe(dataDir);
      expect(said).toEqual([]);
    }
    await cluster.stop();
    chmodSync(parent, 0o755);
    const again = await open();
    expect(again.dataDir).toBe(cluster.dataDir);
    expect(await ask(again, 'select number from mark')).toEqual([7]);
  });

  it('keeps its socket elsewhere when its path is too long for one', async () => {
    const long = join(parent, 'a-rather-long-folder-name-of-an-organised-person'.repeat(3));
    const cluster = await open(long);
    expect(cluster.dataDir).toBe(long);
    expect(cluster.connection.host.length).toBeLessThan(87);
    expect(await ask(cluster, 'select 1')).toEqual([1]);
  });
});

describe('a later start', () => {
  it('attaches to the database that a killed host left running', async () => {
    const host = await startHostProcess(dataDir, settings);
    await ask(host.opened, 'create table mark as select 7 as number');
    const ended = once(host.child, 'exit');
    host.child.kill('SIGKILL');
    await ended;
    const cluster = await open();
    expect(cluster.attached).toBe(true);
    expect(cluster.connection).toEqual(host.opened.connection);
    expect(await ask(cluster, 'select number from mark')).toEqual([7]);
    const pid = processOf(cluster);
    await cluster.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('opens the data of a database that was killed itself', async () => {
    const cluster = await open();
    await ask(cluster, 'create table mark as select 7 as number');
    process.kill(processOf(cluster), 'SIGKILL');
    const again = await open();
    expect(again.attached).toBe(false);
    expect(await ask(again, 'select number from mark')).toEqual([7]);
  });

  it('ends what a killed database left behind and what would never leave by itself', async () => {
    const cluster = await open();
    await ask(cluster, 'create table mark as select 7 as number');
    const client = new pg.Client(cluster.connection);
    client.on('error', () => undefined);
    await client.connect();
    const left = await client.query<{ pid: number }>('select pg_backend_pid() pid');
    const pid = left.rows[0]?.pid ?? 0;
    // Stopped, it learns of nothing, as one that waits for a lock of a killed one.
    process.kill(pid, 'SIGSTOP');
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    });
    process.kill(processOf(cluster), 'SIGKILL');
    const again = await open();
    expect(isRunning(pid)).toBe(false);
    expect(again.attached).toBe(false);
    expect(await ask(again, 'select number from mark')).toEqual([7]);
    await client.end();
  });

  it('ends nothing of another folder’s database', async () => {
    const other = await open(join(parent, 'other'));
    await ask(other, 'create table mark as select 8 as number');
    const client = new pg.Client(other.connection);
    await client.connect();
    const cluster = await open();
    endLeftBehind(join(other.dataDir, 'postgresql-18'));
    process.kill(processOf(cluster), 'SIGKILL');
    await open();
    // The session that was there before is there still: of a database that runs nothing is left behind.
    expect((await client.query('select number from mark')).rows).toEqual([{ number: 8 }]);
    await client.end();
  });

  it('is not deceived by a lock whose number belongs to another program now', async () => {
    const cluster = await open();
    const lock = readFileSync(lockOf(cluster), 'utf8');
    await cluster.stop();
    writeFileSync(lockOf(cluster), lock.replace(/^\d+/, String(process.pid)));
    const again = await open();
    expect(again.attached).toBe(false);
    expect(await ask(again, 'select 1')).toEqual([1]);
  });

  it('refuses, rather than beginning anew, when existing data has become unreachable', async () => {
    const cluster = await open();
    await cluster.stop();
    chmodSync(parent, 0o700);
    if (process.getuid?.() === 0) {
      await expect(open()).rejects.toThrow(/cannot be entered by the account .* any more/);
    } else {
      expect((await open()).dataDir).toBe(dataDir);
    }
  });
});

describe('stopping', () => {
  it('leaves no process, no lock and no socket', async () => {
    const cluster = await open();
    const pid = processOf(cluster);
    expect(isRunning(pid)).toBe(true);
    await cluster.stop();
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(lockOf(cluster))).toBe(false);
    expect(existsSync(join(cluster.connection.host, '.s.PGSQL.5432'))).toBe(false);
  });

  it('waits for the last host', async () => {
    const first = await open();
    const second = await open();
    expect(second.attached).toBe(true);
    await first.stop();
    expect(await ask(second, 'select 1')).toEqual([1]);
    const pid = processOf(second);
    await second.stop();
    expect(isRunning(pid)).toBe(false);
  });
});

describe('the programs', () => {
  it('may come from another installation, which must be of the right version', async () => {
    const folder = join(parent, 'bin');
    mkdirSync(folder);
    writeFileSync(join(folder, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 16.4"\n', {
      mode: 0o755,
    });
    process.env.PG_BIN = folder;
    try {
      await expect(open()).rejects.toThrow(/"postgres \(PostgreSQL\) 16\.4", but version 18 is needed/);
    } finally {
      delete process.env.PG_BIN;
    }
  });
});
