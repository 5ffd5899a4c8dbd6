import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, startHost } from './built-host';
import type { Figure } from './figure';
import { inFolder } from './folder';

const kills = 4;

/** How long it takes until a host is well again whose database is killed under it, at its longest of several. */
export function measureRecovery(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(folder);
    let longest = 0;
    for (let turn = 0; turn < kills; turn += 1) {
      killDatabase(folder);
      const killed = performance.now();
      await untilAnswered(host.port, 503);
      await untilAnswered(host.port, 200);
      longest = Math.max(longest, performance.now() - killed);
    }
    await host.stop();
    return [
      {
        name: `a host is well again after its database was killed, longest of ${kills}`,
        value: longest / 1000,
        unit: 's',
        budget: 5,
      },
    ];
  });
}

function killDatabase(folder: string): void {
  const [pid] = readFileSync(path.join(folder, 'postgresql-18', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function untilAnswered(port: number, wanted: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < 60_000; await pause(10)) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (status === wanted) return;
  }
  throw new Error(`The host did not answer ${wanted} within a minute.`);
}
