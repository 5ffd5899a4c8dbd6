import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundledOnce } from './bundled-once';
import type { Connection } from './database';

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
