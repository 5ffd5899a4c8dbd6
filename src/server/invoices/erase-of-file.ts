import { sql } from 'kysely';
import type { TransactionContext } from '../request/context';
import { inAccounts } from '../vendor-invoices/in-accounts';

/**
 * Erases what was charged, billed and paid on a file that is erased, in one statement, since they name each other; then what vendors bill
 * for it alone. An invoice that bills other files too, and one that the accounts know, stays.
 */
export async function eraseMoneyOf(context: TransactionContext, fileId: string): Promise<void> {
  const own = sql`where "fileId" = ${fileId}::uuid`;
  await sql`with payments as (delete from payment ${own}), invoices as (delete from invoice ${own}),
    expected as (delete from "projectedFee" ${own}) delete from fee ${own}`.execute(context.db);
  await sql`delete from "vendorInvoice" where "fileIds" <@ array[${fileId}]::uuid[] and cardinality("fileIds") > 0
    and "invoiceStatus" <> all(${inAccounts}::text[])`.execute(context.db);
}
