import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface ShippedHost {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts a bundled host on a data folder, with its own database there, and waits until it says that it is ready. `settings`: more of them. */
export async function startShipped(
  program: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShippedHost> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: undefined,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const ready = /is ready at http:\/\/localhost:(\d+)/.exec(said);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The host ended before it was ready. It said:\n${said}`)));
  });
  return { child, port };
}
