import type { Caller } from './caller';

const people = new WeakMap<Caller, object>();

/** A caller as somebody whose rights are remembered: `person` is the same object for as long as they stand. */
export function knownAs(caller: Caller, person: object): Caller {
  people.set(caller, person);
  return caller;
}

/** What stands for a caller's rights, where these are remembered. A copy of a caller, with other rights perhaps, is nobody who is known. */
export const personOf = (caller: Caller): object | undefined => people.get(caller);

/** The same caller at the time of a call. */
export function callerAt(caller: Caller, at: Date): Caller {
  const dated = { ...caller, at };
  const person = personOf(caller);
  return person ? knownAs(dated, person) : dated;
}
