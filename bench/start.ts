import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readyOn, root } from './built-host';
import { cpuOf } from './cpu';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

const later = 3;

/** How long `npm start` takes until the host is ready: the first time, with the build and the demo data, and later on. */
export async function measureStart(): Promise<Figure[]> {
  return inFolder(async (folder) => {
    rmSync(path.join(root, 'dist'), { recursive: true, force: true });
    const first = await start(folder);
    const others: Started[] = [];
    for (let index = 0; index < later; index += 1) others.push(await start(folder));
    const slowest = others.reduce((one, other) => (other.seconds > one.seconds ? other : one));
    return [
      {
        name: 'first npm start after install: build, database, demo data, ready',
        value: first.seconds,
        unit: 's',
        budget: 60,
      },
      { name: 'first npm start: CPU of everything in it', value: first.cpu, unit: 's' },
      {
        name: `later npm start, ready: the slowest of ${later}`,
        value: slowest.seconds,
        unit: 's',
        budget: 5,
      },
      { name: 'later npm start: CPU of everything in it', value: slowest.cpu, unit: 's' },
    ];
  });
}

interface Started {
  readonly seconds: number;
  /** What it takes of a processor, however busy the machine is. */
  readonly cpu: number;
}

async function start(folder: string): Promise<Started> {
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
  const cpu = cpuOf(child.pid ?? 0) / 1000;
  say(`ready after ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU`);
  const ended = once(child.stdout, 'close');
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return { seconds, cpu };
}
