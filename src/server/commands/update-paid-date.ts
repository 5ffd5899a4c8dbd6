import { payableFee } from '#contract/lifecycles/fee';
import { todayIn } from '#contract/placement/province-time';
import { sentence } from '#contract/words/sentence';
import { changeRecords } from '../records/change';
import { inTransaction } from '../request/in-transaction';
import { holdToOpenBooks } from '../rules/closed-books';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

const tooEarly = {
  receivable: sentence('money.whatClientChargedPaidOnce'),
  payable: sentence('money.whatVendorOwedPaidOnce'),
} as const;

/** Says of fees on which day they were paid: of all of them, or of none. */
export const updatePaidDate: Handler<'updatePaidDate'> = (context, { feeIds, paidDate }) =>
  inTransaction(context, async (context) => {
    const paid = await changeRecords(context, 'fee', feeIds, async (fee) => {
      if (!payableFee[fee.direction].includes(fee.status)) throw conflict(tooEarly[fee.direction]);
      if (paidDate > todayIn(fee.state, context.now))
        throw invalid('paidDate', sentence('values.notFuture', { field: 'paidDate' }));
      if (paidDate < fee.incurredOn)
        throw invalid('paidDate', sentence('money.paidDateNotBeforeFeeIncurred'));
      await holdToOpenBooks(context.db, fee.fileId, 'paidDate', paidDate);
      return { paidDate, status: 'paid' };
    });
    return { body: { updated: paid.length } };
  });
