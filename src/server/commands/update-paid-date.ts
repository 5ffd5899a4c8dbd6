import { sql } from 'kysely';
import { payableFee } from '#contract/lifecycles/fee';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { changeTaken } from '../records/change';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { holdToOpenBooks } from '../rules/closed-books';
import { conflict, invalid } from '../rules/refuse';
import { eachAlone } from './each-alone';
import type { Handler } from './handler';

const tooEarly = {
  receivable: sentence('money.whatClientChargedPaidOnce'),
  payable: sentence('money.whatVendorOwedPaidOnce'),
} as const;

/** Says of fees on which day they were paid, of each on its own. */
export const updatePaidDate: Handler<'updatePaidDate'> = (context, { feeIds, paidDate }) =>
  inTransaction(context, async (context) => {
    const taken = await takeAll(context, 'fee', sql`t._id = any(${feeIds}::uuid[])`);
    const pay = async (fee: Recorded<'fee'>): Promise<Partial<Recorded<'fee'>>> => {
      if (!payableFee[fee.direction].includes(fee.status)) throw conflict(tooEarly[fee.direction]);
      if (paidDate > todayIn(fee.state, context.now))
        throw invalid('paidDate', sentence('values.notFuture', { field: 'paidDate' }));
      if (paidDate < fee.incurredOn)
        throw invalid('paidDate', sentence('money.paidDateNotBeforeFeeIncurred'));
      await holdToOpenBooks(context.db, fee.fileId, 'paidDate', paidDate);
      return { paidDate, status: 'paid' };
    };
    const data = await eachAlone(context, { field: 'feeIds', ids: feeIds, taken }, async (fee) => {
      await changeTaken(context, 'fee', fee, pay);
      return {};
    });
    return { body: { updated: data.filter(({ ok }) => ok).length, data } };
  });
