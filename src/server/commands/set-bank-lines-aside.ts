import { claimLine } from '../bank-statement/claim-line';
import { inTransaction } from '../request/in-transaction';
import { readId } from '../request/read-id';
import type { Handler } from './handler';

/** Sets lines of bank statements aside, or takes them back. What was booked meanwhile stays booked. */
export const setBankLinesAside: Handler<'setBankLinesAside'> = (context, { ids, isAside }) =>
  inTransaction(context, async (own) => {
    // In one order, whoever asks in which.
    const all = [...new Set(ids.map((id) => readId(id, 'ids')))].sort();
    let moved = 0;
    for (const id of all) {
      const line = await claimLine(own, id, !isAside);
      if (!line) continue;
      await own.db.updateTable('bankLine').set({ isAside }).where('_id', '=', id).execute();
      moved += 1;
    }
    return { body: { moved } };
  });
