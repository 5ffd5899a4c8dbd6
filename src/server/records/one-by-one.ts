import type { Caller } from '../request/caller';
import { knownAs, personOf } from '../request/person-of';

const those = new WeakSet<Caller>();

/**
 * The same caller where few rows are asked: whether the file of each is in reach is looked up by itself. Where the planner has the choice, it
 * gathers all files in reach for some hundred rows, a hundred thousand for a page of twenty-five.
 */
export function oneByOne(caller: Caller): Caller {
  // As it is described: what it tells of being asked for the time or the session it goes on telling.
  const same = Object.defineProperties({} as Caller, Object.getOwnPropertyDescriptors(caller));
  those.add(same);
  const person = personOf(caller);
  return person ? knownAs(same, person) : same;
}

/** Whether it is such a caller. */
export const goesOneByOne = (caller: Caller): boolean => those.has(caller);
