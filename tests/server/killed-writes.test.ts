import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#server/database/embedded/start-embedded';
import { migrate } from '#server/database/migrate';
import { openDatabase } from '#server/database/open';
import type { Connection } from '#server/database/open';
import { seedDemoNetwork } from '#server/seed/demo';
import { seedDemo } from '#server/seed/demo-files';
import { createRandom } from '#server/seed/random';
import { bundle } from '../support/bundle';
import { killed } from '../support/job-process';
import { countAll, countOf, differences } from '../support/kept-records';
import { startShipped } from '../support/shipped-host';
import type { ShippedHost } from '../support/shipped-host';
import { signInOver } from '../support/wire';
import type { WirePerson } from '../support/wire';
import { openDesk, write } from '../support/writer';

/** The moments of the kills and what is written; KILL_SEED repeats a run as far as the machine allows. */
const seed = process.env.KILL_SEED ?? 'twenty kills';
const kills = 20;
const writers = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'administrator' : 'file_manager'));

interface Furnished {
  readonly dataDir: string;
  readonly connection: Connection;
}

/** A data folder with the database of production in it: what is acknowledged is on the disk. */
async function furnish(): Promise<Furnished> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'killed-')));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const cluster = await startEmbedded({ dataDir });
  const { db } = openDatabase(cluster.connection, () => undefined);
  await migrate(db);
  await seedDemoNetwork(db, new Date());
  await seedDemo(db, { files: 40, notesPerFile: 2, now: new Date() });
  await db.destroy();
  await cluster.stop();
  onTestFinished(async () => {
    // Whatever a failed run has left running.
    await (await startEmbedded({ dataDir })).stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { dataDir, connection: cluster.connection };
}

async function asking<T>(connection: Connection, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Kills every process of a database at once, as a system without memory does, and says which. Who asks is among them. */
function killDatabase(connection: Connection): Promise<number[]> {
  return asking(connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int pid
       union all select pid from pg_stat_activity`,
    );
    for (const { pid } of rows)
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself between the question and the answer.
      }
    return rows.map(({ pid }) => pid);
  });
}

async function openHost(dataDir: string): Promise<() => Promise<ShippedHost>> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-host-'));
  const program = await bundle('src/server/main.ts', folder);
  let newest: ShippedHost | undefined;
  onTestFinished(async () => {
    if (newest) await killed(newest.child);
    rmSync(dirname(program), { recursive: true, force: true });
  });
  return async () => (newest = await startShipped(program, dataDir));
}

test(
  'loses no acknowledged write and leaves none by half when it is killed twenty times in the middle of writing',
  { timeout: 900_000 },
  async () => {
    const { dataDir, connection } = await furnish();
    const start = await openHost(dataDir);
    let host = await start();
    const durable = await asking(connection, (client) =>
      client.query("select current_setting('fsync') fsync, current_setting('synchronous_commit') waits"),
    );
    expect(durable.rows).toEqual([{ fsync: 'on', waits: 'on' }]);
    const before = await asking(connection, countAll);
    const people = new Map<string, WirePerson>();
    for (const who of new Set(writers)) people.set(who, await signInOver(host.port, who));
    const desk = openDesk(host.port);
    const working = Promise.all(
      writers.map((who, index) =>
        write(desk, people.get(who) as WirePerson, `writer-${index}`, createRandom(`${seed} ${index}`).next),
      ),
    );
    // Said at once and not only when it is awaited, long after.
    working.catch((error: unknown) => desk.faults.push(String(error)));
    const random = createRandom(seed);
    let inTheMiddle = 0;
    for (let round = 1; round <= kills && desk.faults.length === 0; round += 1) {
      const heard = desk.acknowledged;
      while (desk.acknowledged < heard + writers.length && desk.faults.length === 0) await pause(5);
      await pause(random.int(0, 300));
      inTheMiddle += desk.underWay > 0 ? 1 : 0;
      // In every fourth round the database goes with its host; else it is left running, and the next host attaches to it.
      await Promise.all([killed(host.child), round % 4 === 0 && killDatabase(connection)]);
      desk.port = undefined;
      host = await start();
      desk.port = host.port;
    }
    desk.closing = true;
    await working;

    const said = `KILL_SEED="${seed}": ${desk.acknowledged} acknowledged, ${desk.interrupted} not answered at first`;
    expect(desk.faults, said).toEqual([]);
    expect(await asking(connection, (client) => differences(client, desk.kept)), said).toEqual([]);
    expect(await asking(connection, countAll), said).toEqual(countOf(before, desk.kept));
    expect(inTheMiddle, said).toBe(kills);
    if (process.env.TEST_LOG) process.stdout.write(`${said}\n`);
  },
);
