import type { Work, Write } from './work';

/**
 * The same work with parts of it replaced. What is read only when somebody asks for it stays so: who has not signed in is no caller, and
 * only what needs one says so.
 */
export function workWith<W extends Work, P extends Partial<Write>>(work: W, parts: P): Omit<W, keyof P> & P {
  const own = Object.getOwnPropertyDescriptors(work);
  return Object.defineProperties({}, { ...own, ...Object.getOwnPropertyDescriptors(parts) }) as Omit<
    W,
    keyof P
  > &
    P;
}
