import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Bare, Task } from './bare-process';
import type { Call } from './captured-sql';
import { cpuOf } from './cpu';
import type { AppContext } from './bench-host';
import { costOf, timed } from './statistics';
import type { Cost } from './statistics';

/** Calls that are made before those that count, on both sides. */
export const warming = 60;

/** What calls cost through the host: its process and the database's together. `before`: calls that do not count yet. */
export async function through(
  app: AppContext,
  atOnce: number,
  calls: number,
  work: (index: number) => Promise<{ status: number; body: string }>,
  before = warming,
): Promise<Cost> {
  const once = async (index: number): Promise<void> => {
    const { status, body } = await work(index);
    if (status >= 300) throw new Error(`${status} ${body.slice(0, 300)}`);
  };
  await timed(before, atOnce, (index) => once(index + 1_000_000));
  const [host, database, began] = [cpuOf(app.host.pid), cpuOf(app.databasePid), performance.now()];
  const took = await timed(calls, atOnce, once);
  const wall = performance.now() - began;
  return costOf(took, wall, cpuOf(app.host.pid) - host, cpuOf(app.databasePid) - database);
}

/** What the same SQL costs bare: a process with nothing but the driver in it, and the database's. */
export async function bare(app: AppContext, atOnce: number, calls: number, variants: Call[]): Promise<Cost> {
  const child = fork(path.join(import.meta.dirname, 'bare-process.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The bare process ended early.');
  });
  ended.catch(() => undefined);
  const heard = async (): Promise<unknown> =>
    (await Promise.race([once(child, 'message'), ended]))[0] as unknown;
  const task: Task = { connection: app.connection, variants, warming, calls, atOnce };
  child.send(task);
  await heard();
  const before = cpuOf(app.databasePid);
  child.send('go');
  const { took, wall, cpu } = (await heard()) as Bare;
  const database = cpuOf(app.databasePid) - before;
  child.send('end');
  return costOf(took, wall, cpu, database);
}
