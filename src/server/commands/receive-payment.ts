import { paymentTypes } from '#contract/lifecycles/payment';
import { sentence } from '#contract/words/sentence';
import { createRecord } from '../records/create';
import { showWhole } from '../records/show';
import { updateRecord } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { demand } from '../request/rights';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Records money that came in and is there already, and nothing of it where either cannot be said. What leaves, a transfer from trust
 * too, does not pass: who records that does not let it go.
 * @throws Problem INVALID naming the field, FORBIDDEN where it leaves, CONFLICT where it pays more than is owed
 */
export const receivePayment: Handler<'receivePayment'> = (context, { clearedDate, ...received }) =>
  inTransaction(context, async (context) => {
    demand(context.caller, 'payment.create');
    if (paymentTypes[received.paymentType].direction === 'out')
      throw invalid('paymentType', sentence('money.moneyTypeGoesOut'));
    const payment = await createRecord(context, 'payment', {
      ...received,
      direction: 'in',
      status: 'pending',
    });
    await updateRecord(context, 'payment', payment, { status: 'cleared', clearedDate });
    return { status: 201, body: await showWhole(context, 'payment', payment._id) };
  });
