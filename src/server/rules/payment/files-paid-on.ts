import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';

/** The files of the invoices that a payment pays: money of one file may pay what is owed on another of the same client. */
export async function filesPaidOn(
  context: TransactionContext,
  { allocations }: Partial<Recorded<'payment'>>,
): Promise<readonly string[]> {
  const invoiceIds = (allocations ?? []).flatMap(({ invoiceId }) => invoiceId ?? []);
  if (invoiceIds.length === 0) return [];
  const { rows } = await sql<{ fileId: string }>`
    select distinct "fileId" from invoice where _id = any(${invoiceIds}::uuid[])`.execute(context.db);
  return rows.map(({ fileId }) => fileId);
}
