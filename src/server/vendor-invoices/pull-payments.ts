import type { Recorded } from '#contract/resources/index';
import type { Tx } from '../database/tables';
import type { Cause } from '../history/write-history';
import type { BillState } from '../integrations/sage/port';
import { changeWithoutCaller } from '../records/change';
import type { AppContext } from '../request/context';
import { recordOutcome } from './record-outcome';

type Invoice = Recorded<'vendorInvoice'>;
const unpaid = ['posted', 'partially_paid'] as const;

export interface Pulled {
  readonly checked: number;
  readonly updated: number;
  readonly paid: number;
  readonly partiallyPaid: number;
}

/**
 * Fetches what was paid of the invoices that are in the accounts, and writes down what is new of it. Twice changes nothing more.
 * @throws Unreachable, Refused
 */
export async function pullPayments(app: AppContext, cause: Cause): Promise<Pulled> {
  const waiting = await app.db
    .selectFrom('vendorInvoice')
    .select(['_id', 'sageBillId', 'postedAt'])
    .where('invoiceStatus', 'in', unpaid)
    .where('provider', '=', app.sage.provider)
    .where('deletedAt', 'is', null)
    .orderBy('postedAt')
    .execute();
  const since = waiting[0]?.postedAt;
  const states = since ? await app.sage.pullBills(since) : [];
  const known = new Map(states.map((state) => [state.billId, state]));
  const counts = { checked: waiting.length, updated: 0, paid: 0, partiallyPaid: 0 };
  for (const { _id, sageBillId } of waiting) {
    const state = known.get(sageBillId ?? '');
    if (!state || state.status === 'open') continue;
    const after = await recordOutcome(app, _id, cause, (invoice, tx) => paid(tx, cause, invoice, state));
    if (!after) continue;
    counts.updated += 1;
    if (after.invoiceStatus === 'paid') counts.paid += 1;
    else counts.partiallyPaid += 1;
  }
  return counts;
}

async function paid(
  tx: Tx,
  cause: Cause,
  invoice: Invoice,
  state: BillState,
): Promise<Partial<Invoice> | undefined> {
  if (!(unpaid as readonly string[]).includes(invoice.invoiceStatus) || state.status === 'open')
    return undefined;
  if (state.status === 'paid') {
    const fees = await tx
      .selectFrom('fee')
      .selectAll()
      .where('vendorInvoiceId', '=', invoice._id)
      .where('status', '=', 'approved')
      .orderBy('_id')
      .execute();
    for (const fee of fees)
      await changeWithoutCaller({ ...cause, db: tx }, 'fee', fee, {
        status: 'paid',
        paidDate: state.paidDate,
      });
  }
  return {
    invoiceStatus: state.status,
    sageStatus: state.status,
    paidAmount: state.paidAmount,
    paidDate: state.paidDate,
    paymentReference: state.paymentReference,
  };
}
