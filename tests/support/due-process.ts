import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { bundledOnce } from './bundled-once';
import type { TestHost } from './host';
import type { DueWork } from './due-program';

/** Another process of a host that does once what is due, at the moment of the host's clock; it is there to be killed. */
export async function startDueWork(host: TestHost, work: DueWork): Promise<ChildProcess> {
  const { connection, dataDir } = host;
  const { secret } = host.app;
  const options = JSON.stringify({ connection, dataDir, at: host.app.now().toISOString(), secret, work });
  const program = await bundledOnce('tests/support/due-program.ts');
  return spawn(process.execPath, [program, options], { stdio: ['ignore', 'ignore', 'inherit'] });
}
