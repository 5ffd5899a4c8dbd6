import { isWorkingDay } from '#contract/clocks/business-day';
import { addDays } from '#contract/clocks/day';
import { noonIn, todayIn } from '#contract/placement/province-time';
import type { Province } from './demo-places';
import type { Random } from './random';

/** When a follow-up was made, is due and was done, as moments. */
export interface FollowUp {
  readonly createdAt: string;
  readonly dueDate: string;
  readonly completedAt?: string;
}

export interface Happened {
  readonly state: Province;
  /** Moments at which something happened on a file, in any order. */
  readonly moments: readonly string[];
  /** The moment of the last thing that was done on it. */
  readonly until: string;
  /** From when to when nothing was done on it. */
  readonly rest?: { readonly from: string; readonly to: string };
}

const quarter = 900_000;
const never = new Date('9999-12-31T00:00:00Z');
/** In days: nobody puts off for longer what is to be looked into. */
const [soonest, latest] = [1, 6];

/** What was followed up on a file, one after the other: each made when something happened, and done on the day that was set or on the next. */
export function followedUp(random: Random, { state, moments, until, rest }: Happened): FollowUp[] {
  const past = [...new Set(moments)].filter((at) => at < until).sort();
  const wanted = random.int(1, 3);
  const made: FollowUp[] = [];
  for (let part = 0; part < wanted; part += 1) {
    const free = past.filter((at) => at >= (made.at(-1)?.completedAt ?? ''));
    const within = free.slice(0, Math.max(1, Math.floor(free.length / (wanted - part))));
    if (within.length === 0) break;
    const one = doneAfter(random, state, random.pick(within));
    const isAtRest = rest && one.createdAt < rest.to && one.completedAt > rest.from;
    if (one.completedAt <= until && !isAtRest) made.push(one);
  }
  return made;
}

function doneAfter(random: Random, state: Province, createdAt: string): Required<FollowUp> {
  const dueDate = dueAfter(random, state, createdAt, random.int(soonest, latest));
  const isLate = random.chance(0.2);
  const completedAt = isLate
    ? dueAfter(random, state, dueDate, 1)
    : new Date(Date.parse(dueDate) - random.int(1, 100) * 60_000).toISOString();
  return { createdAt, dueDate, completedAt };
}

/** A time of work on a working day so many days after a moment, or on the next such day. */
export function dueAfter(random: Random, state: Province, from: string, days: number): string {
  let day = addDays(todayIn(state, new Date(from)), days);
  while (!isWorkingDay(state, day)) day = addDays(day, 1);
  return new Date(Date.parse(noonIn(state, day, never)) + random.int(-7, 16) * quarter).toISOString();
}
