// Runs SQL bare: the same statements that the host runs for a call, by the same driver with the same settings, with nothing
// around them. Says `warm` before it begins and waits for `go`, so that what is read of the database's CPU is of these calls alone.
import { once } from 'node:events';
import { openDatabase } from '../src/server/database/open';
import type { Connection } from '../src/server/database/open';
import type { Call } from './captured-sql';
import { timed } from './statistics';

export interface Task {
  readonly connection: Connection;
  /** What each call runs; after the last comes the first again. */
  readonly variants: readonly Call[];
  readonly warming: number;
  readonly calls: number;
  readonly atOnce: number;
}

export interface Bare {
  readonly took: number[];
  readonly wall: number;
  readonly cpu: number;
}

const [task] = (await once(process, 'message')) as [Task];
// On a machine that has no time for it, it waits; it measures CPU, and none of that is spent on waiting.
const { pool } = openDatabase(
  { ...task.connection, connectionTimeoutMillis: 0, statement_timeout: 0 },
  () => undefined,
);
let next = 0;

async function call(): Promise<void> {
  const { reads, writes } = task.variants[next++ % task.variants.length] ?? { reads: [], writes: [] };
  await Promise.all(reads.map(({ sql, parameters }) => pool.query(sql, [...parameters])));
  if (writes.length === 0) return;
  const client = await pool.connect();
  await client.query('begin');
  for (const { sql, parameters } of writes) await client.query(sql, [...parameters]);
  await client.query('commit');
  client.release();
}

await timed(task.warming, task.atOnce, call);
process.send?.('warm');
await once(process, 'message');
const before = process.cpuUsage();
const began = performance.now();
const took = await timed(task.calls, task.atOnce, call);
const wall = performance.now() - began;
const { user, system } = process.cpuUsage(before);
process.send?.({ took, wall, cpu: (user + system) / 1000 } satisfies Bare);
await once(process, 'message');
await pool.end();
process.disconnect();
