import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { notKept } from './stored-name';

const tries = 3;
const pause = 200;

/** What a person is told while the store of documents cannot be reached; the log says why, by the name of the fault alone. */
export function storeAway(log: FastifyBaseLogger, error: unknown): Problem {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: '' };
  log.error({ fault: name, said: message.slice(0, 200) }, 'The store of documents does not answer.');
  return new Problem('NOT_READY', { message: sentence('documents.storeAway'), retryAfter: 10 });
}

/**
 * Asks the store, and again where it failed in a way that may pass: a body that was on its way is read anew each time.
 * @throws Problem NOT_FOUND where there is no such thing, NOT_READY where the store does not do what it is asked
 */
export async function triedAgain<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') throw notKept();
      const mayPass = (statusOf(error) ?? 500) >= 500 || statusOf(error) === 429;
      if (!mayPass || turn === tries || nameOf(error) === 'TimeoutError') throw storeAway(log, error);
      await new Promise((resolve) => setTimeout(resolve, pause * turn));
    }
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
