import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { askOrCheck } from '../identity/fresh-code';
import { erase } from '../records/erase';
import { find } from '../records/find';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { may } from '../request/rights';
import { completeReturnedReminders } from '../rules/vendor-invoice/returned-reminders';
import { inAccounts } from '../vendor-invoices/in-accounts';
import type { Handler } from './handler';

/**
 * Takes away the vendor invoices of one file, for good or with `softDelete` so that the rows stay, after a fresh code and with a
 * reason. One that bills other files too, and one that the accounts know, is kept and named.
 */
export const deleteVendorInvoices: Handler<'deleteVendorInvoices'> = async (
  context,
  { fileId, softDelete, reason, mfaCode },
) => {
  if (!may(context.caller, 'vendorInvoice', 'delete')) throw new Problem('FORBIDDEN');
  await find(context.db, 'file', fileId, context.caller);
  if ((await askOrCheck(context, `deleteVendorInvoices:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(context, async (context) => {
    const onFile = sql`t."fileIds" && array[${fileId}]::uuid[]`;
    const found = await takeAll(context, 'vendorInvoice', onFile, { scope: 'everything' });
    found.sort((one, other) => (one.invoiceNumber < other.invoiceNumber ? -1 : 1));
    const gone = found.filter(
      ({ fileIds, invoiceStatus }) => fileIds.length === 1 && !inAccounts.includes(invoiceStatus),
    );
    const ids = gone.map(({ _id }) => _id);
    const numbers = gone.map(({ invoiceNumber }) => invoiceNumber).join(', ');
    await erase(context, fileId, ({ ref }) => ({
      what: { vendorInvoice: sql`t._id = any(${ids}::uuid[])` },
      message: sentence('vendorInvoices.vendorInvoicesWereDeleted', { ref, numbers, reason }),
      rowsStay: softDelete === true,
    }));
    for (const invoice of gone) await completeReturnedReminders(context, invoice);
    const kept = found.filter(({ _id }) => !ids.includes(_id)).map(({ invoiceNumber }) => invoiceNumber);
    return { body: { deleted: gone.length, kept } };
  });
};
