import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';

/**
 * Refuses a number that the vendor has used. Two that come in at once with the same number wait for each other here, so that
 * the second is told in the same words.
 * @throws Problem DUPLICATE naming the number
 */
export async function refuseDuplicate(
  context: TransactionContext,
  { _id, companyId, invoiceNumber }: Pick<Recorded<'vendorInvoice'>, '_id' | 'companyId' | 'invoiceNumber'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${companyId} ${invoiceNumber.toUpperCase()}`}))`.execute(
    context.db,
  );
  const { rows } = await sql`
    select from "vendorInvoice" where "companyId" = ${companyId}::uuid and _id <> ${_id}::uuid
    and upper("invoiceNumber") = upper(${invoiceNumber}::text) and "invoiceStatus" <> 'void' and "deletedAt" is null`.execute(
    context.db,
  );
  if (rows.length === 0) return;
  const message = sentence('vendorInvoices.vendorSentInvoiceBefore', { number: invoiceNumber });
  throw new Problem('DUPLICATE', { message, errors: { invoiceNumber: message } });
}
