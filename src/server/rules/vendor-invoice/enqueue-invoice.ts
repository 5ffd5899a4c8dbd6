import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { owePayables } from './payable-fees';

/**
 * Sends an approved invoice on its way, in the transaction of its approval: what it bills is owed, and its posting stands in the
 * outbox under a key that never changes.
 */
export async function enqueueInvoice(
  context: TransactionContext,
  invoice: Recorded<'vendorInvoice'>,
): Promise<void> {
  await owePayables(context, invoice);
  const at = context.now.toISOString();
  await context.db
    .insertInto('sagePosting')
    .values({
      vendorInvoiceId: invoice._id,
      key: `vendor-invoice-${invoice._id}`,
      attempts: 0,
      nextAt: at,
      lastError: null,
      billId: null,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await context.app.jobs.enqueuePosting(context.db, invoice._id);
}
