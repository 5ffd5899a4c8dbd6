import { sql } from 'kysely';
import { writeHistory } from '../history/write-history';
import { askOrCheck } from '../identity/fresh-code';
import { find } from '../records/find';
import { take, takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Write } from '../request/work';
import type { Handler } from './handler';

/** In the accounts, or known to them: such an invoice is corrected there and stays here. */
const inAccounts = ['pending_post', 'post_failed', 'posted', 'partially_paid', 'paid'];

/**
 * Takes away the vendor invoices of one file, for good or with `softDelete` so that the rows stay, after a fresh code and with a
 * reason. One that bills other files too, and one that the accounts know, is kept and named.
 */
export const deleteVendorInvoices: Handler<'deleteVendorInvoices'> = async (
  work,
  { fileId, softDelete, reason, mfaCode },
) => {
  await find(work.db, 'file', fileId, work.caller);
  if ((await askOrCheck(work, `deleteVendorInvoices:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(work, async (write) => {
    const onFile = sql`t."fileIds" && array[${fileId}]::uuid[]`;
    const found = await takeAll(write, 'vendorInvoice', onFile, { reach: 'everything' });
    found.sort((one, other) => (one.invoiceNumber < other.invoiceNumber ? -1 : 1));
    const file = await take(write, 'file', fileId);
    const gone = found.filter(
      ({ fileIds, invoiceStatus }) => fileIds.length === 1 && !inAccounts.includes(invoiceStatus),
    );
    const ids = gone.map(({ _id }) => _id);
    if (softDelete) await putAway(write, ids);
    else await sql`delete from "vendorInvoice" where _id = any(${ids}::uuid[])`.execute(write.db);
    if (gone.length > 0)
      await writeHistory(write, {
        type: 'system',
        entity: 'file',
        entityId: fileId,
        fileId,
        message: `Vendor invoices of ${file.ref} were deleted (${gone.map((one) => one.invoiceNumber).join(', ')}): ${reason}`,
        visibility: 'internal',
      });
    write.announce({ to: 'file', fileId, resource: 'vendorInvoice' });
    const kept = found.filter(({ _id }) => !ids.includes(_id)).map(({ invoiceNumber }) => invoiceNumber);
    return { body: { deleted: gone.length, kept } };
  });
};

async function putAway(write: Write, ids: readonly string[]): Promise<void> {
  const at = write.now.toISOString();
  await sql`update "vendorInvoice" set "deletedAt" = ${at}::timestamptz, "updatedAt" = ${at}::timestamptz,
    "updatedBy" = ${write.caller.userId}::uuid, version = version + 1 where _id = any(${ids}::uuid[])`.execute(
    write.db,
  );
}
