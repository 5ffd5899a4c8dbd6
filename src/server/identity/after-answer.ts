import type { AppContext } from '../request/context';

const running = new WeakMap<AppContext, Set<Promise<void>>>();

/**
 * Does something once the answer is on its way: what nobody has to wait for, or what must not show by how long an answer takes.
 * A failure is logged.
 */
export function afterAnswer(app: AppContext, what: string, work: () => Promise<void>): void {
  const mine = running.get(app) ?? new Set();
  running.set(app, mine);
  const done: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
    .finally(() => mine.delete(done));
  mine.add(done);
}

/** Resolves when nothing of it is left to do. A host waits for it before it closes its database. */
export async function workAfterAnswers(app: AppContext): Promise<void> {
  for (let mine = running.get(app); mine && mine.size > 0;) await Promise.all(mine);
}
