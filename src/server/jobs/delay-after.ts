import { randomInt } from 'node:crypto';

const firstDelay = 30_000;
const longestDelay = 6 * 3_600_000;

/** How long to wait after so many tries, in milliseconds: twice as long each time, and never all at the same moment. */
export function delayAfter(attempts: number, chance = randomInt(0, 1000) / 1000): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
  return Math.round(delay * (0.75 + chance / 2));
}
