import type { House } from '../request/work';

const running = new WeakMap<House, Set<Promise<void>>>();

/**
 * Does something once the answer is on its way: what nobody has to wait for, or what must not show by how long an answer takes.
 * A failure is logged.
 */
export function afterAnswer(house: House, what: string, work: () => Promise<void>): void {
  const mine = running.get(house) ?? new Set();
  running.set(house, mine);
  const done: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => house.log.error({ err: error }, `${what} failed`))
    .finally(() => mine.delete(done));
  mine.add(done);
}

/** Resolves when nothing of it is left to do. A host waits for it before it closes its database. */
export async function workAfterAnswers(house: House): Promise<void> {
  for (let mine = running.get(house); mine && mine.size > 0;) await Promise.all(mine);
}
