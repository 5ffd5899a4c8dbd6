import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { present } from '../records/present';
import { removeRecord } from '../records/remove';
import { inTransaction } from '../request/in-transaction';
import { remindVendor } from '../rules/vendor-invoice/returned-reminders';
import type { Handler } from './handler';

/** Takes away one invoice of a vendor, and says why: to the vendor, and in the history of each file that it bills. */
export const deleteVendorInvoice: Handler<'deleteVendorInvoice'> = (context, { id, reason }) =>
  inTransaction(context, async (context) => {
    const why = ({ invoiceNumber: number }: Recorded<'vendorInvoice'>): Sentence =>
      sentence('vendorInvoices.vendorInvoiceDeleted', { number, reason });
    const gone = await removeRecord(context, 'vendorInvoice', id, why);
    await remindVendor(context, gone, why(gone));
    return { body: present('vendorInvoice', { ...gone }, context.caller) };
  });
