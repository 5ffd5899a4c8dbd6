import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf } from './cpu';
import { say } from './figure';

/** What is looked at once, and the share of a processor that may be at work in it. */
const looked = { milliseconds: 3_000, atMost: 0.03 } as const;
/** So often at most: a host that never rests is measured as it is. */
const most = 100;

/**
 * Waits until processes rest. A host that starts does what has become due, and at a hundred thousand files of a day that is two minutes of
 * work of the database, which would else be counted as the cost of the first calls.
 */
export async function untilQuiet(pids: readonly number[]): Promise<void> {
  const spent = (): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  for (let look = 0; look < most; look += 1) {
    const before = spent();
    await wait(looked.milliseconds);
    if (spent() - before <= looked.milliseconds * looked.atMost) return;
  }
  say('The host was still at work when it was measured.');
}
