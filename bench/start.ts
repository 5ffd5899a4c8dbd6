import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readyOn, root } from './built-host';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

const later = 3;

/** How long `npm start` takes until the host is ready: the first time, with the build and the demo data, and later on. */
export async function measureStart(): Promise<Figure[]> {
  return inFolder(async (folder) => {
    rmSync(path.join(root, 'dist'), { recursive: true, force: true });
    const first = await start(folder);
    const others: number[] = [];
    for (let index = 0; index < later; index += 1) others.push(await start(folder));
    return [
      {
        name: 'first npm start after install: build, database, demo data, ready',
        value: first,
        unit: 's',
        budget: 60,
      },
      {
        name: `later npm start, ready: the slowest of ${later}`,
        value: Math.max(...others),
        unit: 's',
        budget: 5,
      },
    ];
  });
}

async function start(folder: string): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      DEMO: 'on',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: npm does not hand every signal on.
    detached: true,
  });
  await readyOn(child);
  const seconds = (performance.now() - began) / 1000;
  say(`ready after ${seconds.toFixed(1)} s`);
  const ended = once(child.stdout, 'close');
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return seconds;
}
