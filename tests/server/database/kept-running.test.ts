import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openHost } from '#server/open-host';
import type { RunningHost } from '#server/open-host';
import { readSettings } from '#server/settings';

function folder(): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'kept-')));
  chmodSync(parent, 0o755);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}

const open = (dataDir: string): Promise<RunningHost> =>
  openHost(
    readSettings({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off' }),
    pino({ level: process.env.TEST_LOG ?? 'silent' }),
    () => undefined,
  );

/** A whole host with a database of its own in a folder; it ends with the test, before the folder goes. */
async function opened(dataDir: string): Promise<RunningHost> {
  const host = await open(dataDir);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= host.close());
  onTestFinished(close);
  return { ...host, close };
}

const databaseOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgresql-18', 'postmaster.pid'), 'utf8').split('\n')[0]);

interface Seen {
  readonly health: number;
  readonly ready: number;
  /** Not asked for, of a host of which only how it stands is asked. */
  readonly call?: number;
}

async function seen({ port }: RunningHost, isCalled = true): Promise<Seen> {
  const ask = async (path: string, init?: RequestInit): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).status;
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@nowhere.example', password: 'not this one' }),
  };
  const [health, ready, call] = await Promise.all([
    ask('/healthz'),
    ask('/readyz'),
    isCalled ? ask('/api/auth/login', login) : undefined,
  ]);
  return { health, ready, ...(call !== undefined && { call }) };
}

/**
 * What is seen of a host until it is well again, which has to be soon. Nobody signs in before it is ill: who tries that all the time is held off.
 */
async function untilWell(host: RunningHost): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const began = performance.now(); performance.now() - began < 30_000; await pause(50)) {
    const wasIll = all.some(({ ready }) => ready === 503);
    const one = await seen(host, wasIll);
    all.push(one);
    if (one.health === 200 && one.ready === 200 && one.call === 401) return all;
  }
  throw new Error(`not well again: ${JSON.stringify(all.slice(-5))}`);
}

it(
  'a database that is killed is started again by itself, and the host tells the truth meanwhile',
  { timeout: 120_000 },
  async () => {
    const dataDir = folder();
    const host = await opened(dataDir);
    expect(await seen(host)).toEqual({ health: 200, ready: 200, call: 401 });
    for (let kills = 0; kills < 2; kills += 1) {
      process.kill(databaseOf(dataDir), 'SIGKILL');
      const all = await untilWell(host);
      expect(
        all.map(({ call }) => call).filter((status) => status && status !== 503 && status !== 401),
      ).toEqual([]);
      expect(all.some(({ health }) => health === 503)).toBe(true);
    }
  },
);

it(
  'a database that is told to end once nobody uses it ends at once, and is started again',
  { timeout: 120_000 },
  async () => {
    const dataDir = folder();
    const host = await opened(dataDir);
    const before = databaseOf(dataDir);
    expect(await seen(host)).toEqual({ health: 200, ready: 200, call: 401 });
    process.kill(before, 'SIGTERM');
    await untilWell(host);
    expect(databaseOf(dataDir)).not.toBe(before);
  },
);

it(
  'a second host on the same folder is refused with a sentence, and the first goes on',
  { timeout: 120_000 },
  async () => {
    const dataDir = folder();
    const first = await opened(dataDir);
    await expect(open(dataDir)).rejects.toThrow(
      /^Another host works on .+ already\. Stop it, or give this one a DATA_DIR/,
    );
    expect(await seen(first)).toEqual({ health: 200, ready: 200, call: 401 });
    await first.close();
    await opened(dataDir);
  },
);

it.skipIf(process.getuid?.() !== 0)('a folder that root copied opens', { timeout: 120_000 }, async () => {
  const dataDir = folder();
  await (await open(dataDir)).close();
  const copy = folder();
  cpSync(dataDir, copy, { recursive: true });
  for (const place of ['', 'postgresql-18', 'postgresql-18/base', 'postgresql-18/PG_VERSION', 'socket'])
    chownSync(join(copy, place), 0, 0);
  expect(await seen(await opened(copy))).toEqual({ health: 200, ready: 200, call: 401 });
});
