import { createRandom } from './random';

const dayLong = 86_400_000;
/** Between two tries lie so many days at the least and at the most, before what falls on a rest is made sooner. */
const [least, most] = [2 * dayLong, 4.4 * dayLong];

/** So many days after saying yes somebody is at a door first. */
export const firstDays = (number: number): number => 0.4 + 2.6 * createRandom(`first visit ${number}`).next();

/**
 * How often somebody tries within so many milliseconds, of which the first try takes some: as often as was drawn, but that they go back within days,
 * and not on the next morning.
 */
export function countOf(drawn: number, span: number, first: number, fewest: number): number {
  const rest = span - first;
  if (rest < least) return fewest;
  const [few, many] = [1 + Math.ceil(rest / most), 1 + Math.floor(rest / least)];
  return Math.max(fewest, few, Math.min(drawn, many));
}
