import { repeatable } from '#contract/reference/searches';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { inTransaction } from '../request/in-transaction';
import { conflict } from '../rules/refuse';
import type { Handler } from './handler';

/** Asks a provider at once and anew for what waits or failed, under the key that it was first asked for: nothing is bought twice. */
export const repeatSearch: Handler<'repeatSearch'> = (context, { kind, searchId }) => {
  context.demand(`${kind}.create`);
  return inTransaction(context, async (context) => {
    const { status } = await changeRecord(context, kind, searchId, (order) => {
      if (!repeatable.includes(order.status)) throw conflict(sentence('searches.isOver'));
      return { status: 'ordered', problem: null };
    });
    const nextAt = context.now.toISOString();
    await context.db.updateTable('searchOrder').set({ nextAt }).where('searchId', '=', searchId).execute();
    await context.app.jobs.enqueueSearch(context.db, kind, searchId);
    return { body: { status } };
  });
};
