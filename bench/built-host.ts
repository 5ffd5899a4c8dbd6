import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** The host as it is shipped, in a process of its own. */
export interface BuiltHost {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Builds what has changed since the last build. */
export function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

/** Starts the built host of a checkout on a data folder, with demo data where there is none yet. */
export async function startHost(dataDir: string, checkout = root): Promise<BuiltHost> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_DIR: path.join(checkout, 'dist/web'),
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'on',
      LOG_LEVEL: 'error',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await readyOn(child);
  return { pid: child.pid ?? 0, port, stop: () => stopped(child) };
}

/** Waits until a host says where it is ready. */
export function readyOn(child: ChildProcess): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /is ready at http:\/\/localhost:(\d+)/.exec(said);
      if (ready) resolve(Number(ready[1]));
    });
    child.once('exit', () => reject(new Error(`The host did not start. It said:\n${said}`)));
  });
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
