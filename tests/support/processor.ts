import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#server/host';

/** What some work costs this process, in microseconds of a processor and not of a clock: how busy the machine is does not show in it. */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** A body at its longest, with as much in it as is sent by anybody. */
const longest = JSON.stringify(
  Array.from({ length: Math.floor(limits.body / 80) }, (_, at) => ({
    at,
    name: `Row ${at}`,
    amount: '12.50',
    day: '2026-01-31',
    marks: ['first', 'second'],
  })),
);

const tries = 20;

/**
 * How many times as much some work costs as reading a body at its longest as JSON costs on the same machine in the same moment: the
 * least of several tries, of which the first ones are not compiled yet, and any may fall together with what a host does by itself.
 *
 * @param enough what is held to be little; below it nothing is tried again.
 */
export async function timesReading(work: () => unknown, enough: number): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < tries && least >= enough; tried += 1) {
    // What is begun by itself ends in its own time.
    if (tried > 4) await wait(tried * 20);
    const reading = await costOf(() => JSON.parse(longest) as unknown);
    least = Math.min(least, (await costOf(work)) / reading);
  }
  return least;
}
