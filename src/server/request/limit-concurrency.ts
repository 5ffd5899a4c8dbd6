import { Problem } from '#contract/problems';

/**
 * Lets so many pieces of work run at once; more wait their turn.
 * @throws Problem NOT_READY where too many wait already
 */
export function limitConcurrency(
  atOnce: number,
  mostWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= mostWaiting) throw new Problem('NOT_READY', { retryAfter: 10 });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
