import { sql } from 'kysely';
import type { Erasure } from '../records/erase';
import { inAccounts } from '../vendor-invoices/in-accounts';

/**
 * What was charged, billed and paid on a file, and what vendors bill for it alone, as it is erased. An invoice of a vendor that bills other
 * files too, and one that the accounts know, stays.
 */
export function moneyOf(fileId: string): Erasure['what'] {
  const own = sql`t."fileId" = ${fileId}::uuid`;
  return {
    payment: own,
    invoice: own,
    projectedFee: own,
    fee: own,
    vendorInvoice: sql`t."fileIds" <@ array[${fileId}::uuid] and cardinality(t."fileIds") > 0
      and t."invoiceStatus" <> all(${inAccounts}::text[])`,
  };
}
