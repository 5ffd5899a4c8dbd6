import { claimLine, standsAside, whyGone } from '../bank-statement/claim-line';
import { inTransaction } from '../request/in-transaction';
import { readId } from '../request/read-id';
import { eachAlone } from './each-alone';
import type { Handler } from './handler';

/** Sets lines of bank statements aside, or takes them back, each on its own. What was booked meanwhile stays booked. */
export const setBankLinesAside: Handler<'setBankLinesAside'> = (context, { ids, isAside }) =>
  inTransaction(context, async (own) => {
    // In one order, whoever asks in which.
    const all = [...new Set(ids.map((id) => readId(id, 'ids')))].sort();
    const taken = all.map((_id) => ({ _id }));
    let moved = 0;
    const data = await eachAlone(own, { field: 'ids', ids: all, taken }, async ({ _id }) => {
      const line = await claimLine(own, _id, !isAside);
      if (line) await own.db.updateTable('bankLine').set({ isAside }).where('_id', '=', _id).execute();
      else if ((await standsAside(own, _id)) !== isAside) throw await whyGone(own, _id);
      if (line) moved += 1;
      return {};
    });
    return { body: { moved, data } };
  });
