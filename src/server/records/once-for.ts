import { LRUCache } from 'lru-cache';
import type { Caller } from '../request/caller';
import { knownAs, personOf } from '../request/person-of';

/** So much is kept by one host, what was asked for last. */
const most = 2_000;

const known = new LRUCache<string, object>({ max: most });
const numbers = new WeakMap<object, number>();
let people = 0;

/**
 * What follows from a caller's rights and from what is asked for, worked out once for as long as these rights stand: people ask for the
 * same views all day. What hangs on the time of the call or on its session is worked out at each call, and so is all for who is not remembered.
 */
export function onceFor<T extends object>(caller: Caller, what: string, make: (caller: Caller) => T): T {
  const person = personOf(caller);
  if (!person) return make(caller);
  const key = `${numberOf(person)} ${what}`;
  const found = known.get(key) as T | undefined;
  if (found) return found;
  const watched = watch(caller);
  const made = make(watched.caller);
  if (!watched.hangsOnCall()) known.set(key, made);
  return made;
}

/** A number for a person whose rights are remembered, no other's. */
export function numberOf(person: object): number {
  const number = numbers.get(person) ?? (people += 1);
  numbers.set(person, number);
  return number;
}

/** The same caller, who tells whether anything was asked of them that is another at the next call. */
export function watch(caller: Caller): { caller: Caller; hangsOnCall: () => boolean } {
  const person = personOf(caller);
  let asked = false;
  const telling = <T>(value: T) => ({
    enumerable: true,
    get: (): T => {
      asked = true;
      return value;
    },
  });
  const watched = Object.defineProperties(
    { ...caller },
    { at: telling(caller.at), session: telling(caller.session) },
  );
  return { caller: person ? knownAs(watched, person) : watched, hangsOnCall: () => asked };
}
