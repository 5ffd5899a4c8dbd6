import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { writeHistory } from '../history/write-history';
import { askOrCheck } from '../identity/fresh-code';
import { find } from '../records/find';
import { take, takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { may } from '../request/rights';
import type { TransactionContext } from '../request/context';
import { holdToNoLegalHold } from '../retention/hold-to-no-hold';
import { tellVendorNoMore } from '../rules/vendor-invoice/tell-vendor';
import { inAccounts } from '../vendor-invoices/in-accounts';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

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
    const file = await take(context, 'file', fileId);
    await holdToNoLegalHold(context.db, fileId);
    const gone = found.filter(
      ({ fileIds, invoiceStatus }) => fileIds.length === 1 && !inAccounts.includes(invoiceStatus),
    );
    const ids = gone.map(({ _id }) => _id);
    if (softDelete) await putAway(context, ids);
    else await sql`delete from "vendorInvoice" where _id = any(${ids}::uuid[])`.execute(context.db);
    for (const invoice of gone) await tellVendorNoMore(context, invoice);
    if (gone.length > 0)
      await writeHistory(context, {
        type: 'system',
        entity: 'file',
        entityId: fileId,
        fileId,
        message: sentence('vendorInvoices.vendorInvoicesWereDeleted', {
          ref: file.ref,
          numbers: gone.map((one) => one.invoiceNumber).join(', '),
          reason,
        }),
        visibility: 'internal',
      });
    context.announce({ to: 'file', fileId, resource: 'vendorInvoice' });
    const kept = found.filter(({ _id }) => !ids.includes(_id)).map(({ invoiceNumber }) => invoiceNumber);
    return { body: { deleted: gone.length, kept } };
  });
};

async function putAway(context: TransactionContext, ids: readonly string[]): Promise<void> {
  const at = context.now.toISOString();
  await sql`update "vendorInvoice" set "deletedAt" = ${at}::timestamptz, "updatedAt" = ${at}::timestamptz,
    "updatedBy" = ${context.caller.userId}::uuid, version = version + 1 where _id = any(${ids}::uuid[])`.execute(
    context.db,
  );
}
