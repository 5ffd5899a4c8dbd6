import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startDueWork } from './due-process';
import type { DueWork } from './due-program';
import { holdCommit } from './held-commit';
import type { TestHost } from './host';
import { killed } from './job-process';
import { standsBefore } from './stands-before';

/** Kills a process that does what is due while it waits to write to a table. */
export async function killedBefore(host: TestHost, work: DueWork, table: string): Promise<void> {
  const blocker = new pg.Client(host.connection);
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query(`begin; lock table "${table}" in exclusive mode`);
  const child = await startDueWork(host, work);
  onTestFinished(() => killed(child));
  await standsBefore(host.connection, table);
  await killed(child);
  await blocker.query('rollback');
}

/** Kills a process that does what is due when all is done but to keep what it wrote to a table: that is lost, or kept and not heard of. */
export async function killedAtCommit(
  host: TestHost,
  work: DueWork,
  [table, which]: readonly [table: string, which?: string],
  isKept = false,
): Promise<void> {
  const held = await holdCommit(host, table, which);
  const child = await startDueWork(host, work);
  onTestFinished(() => killed(child));
  await held.reached();
  await killed(child);
  await (isKept ? held.letGo() : held.cutOff());
}
