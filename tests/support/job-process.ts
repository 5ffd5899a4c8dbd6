import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { bundledOnce } from './bundled-once';
import type { Connection } from './database';
import type { TestHost } from './host';

/** Another process that takes up the jobs of a database; it is there to be killed. `begun` hears of it before it is open. */
export async function startJobProcess(
  connection: Connection,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  begun?: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const options = JSON.stringify({ connection, dataDir, env });
  const program = await bundledOnce('tests/support/job-program.ts');
  const child = spawn(process.execPath, [program, options], { stdio: ['ignore', 'pipe', 'inherit'] });
  begun?.(child);
  await once(createInterface(child.stdout), 'line');
  return child;
}

/** Kills a process as a power cut would, unless it has ended. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/**
 * Has everything been taken from the queue a minute ago. Of what was taken just now no host concludes that nobody is at it, and a test of who
 * was killed would wait for that; what somebody is at, they hold by a lock, however long ago they took it.
 */
export async function aMinutePasses({ app }: Pick<TestHost, 'app'>): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`.execute(
    app.db,
  );
}
