import type { Recorded } from '#contract/resources/index';
import type { Write } from '../../request/work';
import { owePayables } from './payable-fees';

/**
 * Sends an approved invoice on its way, in the transaction of its approval: what it bills is owed, and its posting stands in the
 * outbox under a key that never changes.
 */
export async function sendOff(write: Write, invoice: Recorded<'vendorInvoice'>): Promise<void> {
  await owePayables(write, invoice);
  const at = write.now.toISOString();
  await write.db
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
  await write.house.jobs.enqueuePosting(write.db, invoice._id);
}
