import type { RequestContext, TransactionContext } from './context';

/**
 * The same work with parts of it replaced. What is read only when somebody asks for it stays so: who has not signed in is no caller, and
 * only what needs one says so.
 */
export function contextWith<W extends RequestContext, P extends Partial<TransactionContext>>(
  context: W,
  parts: P,
): Omit<W, keyof P> & P {
  const own = Object.getOwnPropertyDescriptors(context);
  return Object.defineProperties({}, { ...own, ...Object.getOwnPropertyDescriptors(parts) }) as Omit<
    W,
    keyof P
  > &
    P;
}
