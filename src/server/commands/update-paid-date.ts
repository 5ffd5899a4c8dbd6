import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { changeRecords } from '../records/change';
import { inTransaction } from '../request/in-transaction';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

type Status = Recorded<'fee'>['status'];

/** What a client is charged is paid once it is billed; what a vendor is owed, once it stands. */
const payable: { readonly [D in Recorded<'fee'>['direction']]: readonly Status[] } = {
  receivable: ['invoiced', 'paid'],
  payable: ['approved', 'invoiced', 'paid'],
};

const tooEarly = {
  receivable: 'What a client is charged is paid once it is billed: bill the fee first.',
  payable: 'What a vendor is owed is paid once it stands: approve the fee first.',
} as const;

/** Says of fees on which day they were paid: of all of them, or of none. */
export const updatePaidDate: Handler<'updatePaidDate'> = (work, { feeIds, paidDate }) =>
  inTransaction(work, async (write) => {
    const paid = await changeRecords(write, 'fee', feeIds, (fee) => {
      if (!payable[fee.direction].includes(fee.status)) throw conflict(tooEarly[fee.direction]);
      if (paidDate > todayIn(fee.state, write.now))
        throw invalid('paidDate', 'paidDate must not be in the future');
      if (paidDate < fee.incurredOn)
        throw invalid('paidDate', 'paidDate must not be before the fee was incurred');
      return { paidDate, status: 'paid' };
    });
    return { body: { updated: paid.length } };
  });
