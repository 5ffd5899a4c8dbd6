import { createRecord } from '../records/create';
import { showWhole } from '../records/show';
import { updateRecord } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { demand } from '../request/rights';
import type { Handler } from './handler';

/**
 * Bills approved fees of a file: the invoice is made and issued, or neither.
 * @throws Problem INVALID naming the field, CONFLICT where a fee is billed already or the invoice cannot be issued
 */
export const billFees: Handler<'billFees'> = (context, draft) =>
  inTransaction(context, async (context) => {
    demand(context.caller, 'invoice.create');
    const invoice = await createRecord(context, 'invoice', { ...draft, status: 'draft' });
    await updateRecord(context, 'invoice', invoice, { status: 'issued' });
    return { status: 201, body: await showWhole(context, 'invoice', invoice._id) };
  });
