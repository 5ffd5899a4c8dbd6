import { waitingSearch } from '#contract/reference/searches';
import type { SearchKind } from '../integrations/search/port';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { readCallerOrAdministrator } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';

/**
 * Writes down what a provider said of an order, in the name of who ordered it and with all that follows from it, in one transaction; what
 * has its answer keeps it. `nextAt`: when the provider is asked again.
 */
export async function recordSearchOutcome(
  app: AppContext,
  kind: SearchKind,
  searchId: string,
  change: Readonly<Record<string, unknown>>,
  nextAt?: Date,
): Promise<void> {
  const order = await app.db
    .selectFrom(kind)
    .select('orderedBy')
    .where('_id', '=', searchId)
    .executeTakeFirst();
  const caller = await readCallerOrAdministrator(app.db, order?.orderedBy);
  if (!caller) return;
  await inOwnName(app, caller, 'searches', async (context) => {
    const current = await take(context, kind, searchId, { scope: 'everything' });
    if (!waitingSearch.includes(current.status)) return;
    await writeChange(context, kind, current, change);
    if (!nextAt) return;
    await context.db
      .updateTable('searchOrder')
      .set({ nextAt: nextAt.toISOString() })
      .where('searchId', '=', searchId)
      .execute();
    await app.jobs.enqueueSearch(context.db, kind, searchId, nextAt);
  });
}
