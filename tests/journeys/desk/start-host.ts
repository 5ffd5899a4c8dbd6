import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The first start makes a database and loads the demo data. */
const patience = 600_000;

/**
 * Starts the built host as a newcomer would, with demo data in a folder of its own, and answers what stops it. With JOURNEYS_URL
 * set, the journeys go to the host that runs there.
 */
export default async function startHost(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEYS_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'journeys-'));
  // The database has an account of its own where root starts it: a folder that it cannot enter would be left behind for another one.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const host = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(host, 'exit');
  const stop = async (): Promise<void> => {
    if (host.exitCode === null) host.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let said = '';
  const ready = new Promise<boolean>((resolve) => {
    host.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`is ready at ${url}`)) resolve(true);
    });
    host.on('exit', () => resolve(false));
    setTimeout(resolve, patience, false).unref();
  });
  if (!(await ready)) {
    await stop();
    throw new Error(`The host did not start. It said:\n${said}`);
  }
  process.env.JOURNEYS_URL = url;
  return stop;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
