import { searchCounts, waitingSearch } from '#contract/reference/searches';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import { Refused, Unreachable, Unreadable } from '../integrations/search/port';
import type { Progress, SearchKind } from '../integrations/search/port';
import { Held, holding } from '../jobs/takeover';
import type { AppContext } from '../request/context';
import { delayAfter } from '../jobs/delay-after';
import { questionOf } from './question-of';
import { recordSearchOutcome } from './record-outcome';
import { whatWasFound } from './what-was-found';

/** What became of an order. `busy`: another worker is at it. `over`: it had its answer. */
export type Fulfilment = 'answered' | 'failed' | 'waits' | 'over' | 'busy';

/**
 * Asks a provider for what was ordered. It was kept before anybody was asked, and is asked for under its own id, so that it is bought once
 * however often it is tried; an answer that cannot be one ends it and changes nothing else.
 */
export async function fulfilSearch<K extends SearchKind>(
  app: AppContext,
  kind: K,
  searchId: string,
): Promise<Fulfilment> {
  try {
    return await holding(app.db, searchId, () => fulfil(app, kind, searchId));
  } catch (error) {
    if (error instanceof Held) return 'busy';
    throw error;
  }
}

async function fulfil<K extends SearchKind>(app: AppContext, kind: K, searchId: string): Promise<Fulfilment> {
  const order = await readOrder(app, kind, searchId);
  if (!order?.status || !waitingSearch.includes(order.status)) return 'over';
  const asked = await app.db
    .updateTable('searchOrder')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('searchId', '=', searchId)
    .returning('attempts')
    .executeTakeFirst();
  const attempts = asked?.attempts ?? 1;
  const question = await questionOf[kind](app, order);
  if (!question) return fail(app, kind, searchId, sentence('searches.subjectGone'));
  try {
    const progress = await app.searches[kind].ask(question, searchId);
    return await keep(app, kind, order, progress, attempts);
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreadable) return fail(app, kind, searchId, error.said);
    if (error instanceof Unreachable) return wait(app, kind, searchId, attempts, { problem: error.said });
    throw error;
  }
}

async function readOrder<K extends SearchKind>(
  app: AppContext,
  kind: K,
  searchId: string,
): Promise<Recorded<K> | undefined> {
  const rows = await app.db
    .selectFrom(kind as SearchKind)
    .selectAll()
    .where('_id', '=', searchId)
    .execute();
  return rows[0] as unknown as Recorded<K> | undefined;
}

async function keep<K extends SearchKind>(
  app: AppContext,
  kind: K,
  order: Recorded<K>,
  progress: Progress<K>,
  attempts: number,
): Promise<Fulfilment> {
  const { reference, status } = progress;
  const { name } = app.searches[kind];
  const taken = await app.db
    .selectFrom(kind as SearchKind)
    .select('_id')
    .where('provider', '=', name)
    .where('providerReference', '=', reference)
    .where('_id', '<>', order._id)
    .executeTakeFirst();
  if (taken) return fail(app, kind, order._id, sentence('searches.referenceTaken'));
  const known = { status, provider: name, providerReference: reference, problem: null };
  if (status === 'in_progress' || status === 'collecting_data')
    return wait(app, kind, order._id, attempts, known);
  const found = status === 'complete' ? await whatWasFound[kind](app.db, order, progress.found) : {};
  const now = app.now();
  const until = new Date(now.getTime() + searchCounts * 86_400_000).toISOString().slice(0, 10);
  await recordSearchOutcome(app, kind, order._id, {
    ...{ ...known, ...found, completedAt: now.toISOString(), expiresOn: until },
  });
  return 'answered';
}

async function fail(app: AppContext, kind: SearchKind, searchId: string, said: Said): Promise<Fulfilment> {
  await recordSearchOutcome(app, kind, searchId, { status: 'failed', problem: said });
  return 'failed';
}

async function wait(
  app: AppContext,
  kind: SearchKind,
  searchId: string,
  attempts: number,
  change: Readonly<Record<string, unknown>>,
): Promise<Fulfilment> {
  const nextAt = new Date(app.now().getTime() + delayAfter(attempts));
  await recordSearchOutcome(app, kind, searchId, change, nextAt);
  return 'waits';
}
