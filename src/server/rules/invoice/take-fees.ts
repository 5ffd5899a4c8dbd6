import { sql } from 'kysely';
import { choices } from '#contract/words/en/choices';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';

type Fee = Recorded<'fee'> & { awaitsPayment: boolean };

/** Whether a fee is to be paid by money that has not cleared yet, on the alias of a fee. */
export const awaitsPayment = (alias: string): Sql => sql`exists (
  select 1 from payment p where p."fileId" = ${sql.raw(alias)}."fileId" and p.status = 'pending' and p."deletedAt" is null
  and p.allocations @> jsonb_build_array(jsonb_build_object('feeId', ${sql.raw(alias)}._id)))`;

/** What stands ready to be billed: approved, charged to the client, on no invoice, and not being paid directly. */
export const unbilledFee = (alias: string): Sql =>
  sql`${standingFee(alias)} and ${sql.raw(alias)}."invoiceId" is null and not ${awaitsPayment(alias)}`;

/** What is approved, charged to the client and on no invoice that was issued. */
export const standingFee = (alias: string): Sql => {
  const t = sql.raw(alias);
  return sql`${t}.direction = 'receivable' and ${t}.status = 'approved' and ${t}."deletedAt" is null`;
};

/**
 * The fees of an invoice, whose file has been taken: those that are named, or all of the file that wait to be billed.
 * @throws Problem INVALID for what is no such fee, CONFLICT for one that another invoice or payment has taken
 */
export async function takeFees(
  context: TransactionContext,
  fileId: string,
  feeIds: readonly string[] | null | undefined,
  invoiceId?: string,
): Promise<Recorded<'fee'>[]> {
  const which = feeIds ? sql`t._id = any(${feeIds}::uuid[])` : unbilledFee('t');
  const { rows } = await sql<Fee>`select t.*, ${awaitsPayment('t')} "awaitsPayment" from fee t
    where t."fileId" = ${fileId}::uuid and t."deletedAt" is null and ${which}
    order by t."incurredOn", t._id`.execute(context.db);
  if (!feeIds && rows.length === 0) throw conflict(sentence('money.thereNothingBillNoApproved'));
  if (feeIds?.length === 0) throw invalid('feeIds', sentence('money.feeIdsNameLeastOneFee'));
  for (const [index, id] of (feeIds ?? []).entries())
    checkFee(
      rows.find(({ _id }) => _id === id),
      `feeIds[${index}]`,
      invoiceId,
    );
  return rows;
}

function checkFee(fee: Fee | undefined, at: string, invoiceId: string | undefined): void {
  if (!fee) throw invalid(at, sentence('money.notFeeFile', { at }));
  if (fee.direction !== 'receivable') throw invalid(at, sentence('money.notChargedClient', { at }));
  const name = choices.feeType[fee.feeType];
  if (fee.invoiceId && fee.invoiceId !== invoiceId)
    throw conflict(sentence('money.anotherInvoiceFeeAlready', { fee: name, amount: fee.totalAmount }));
  if (fee.status !== 'approved')
    throw conflict(sentence('money.onlyApprovedFeesBilledOne', { fee: name, amount: fee.totalAmount }));
  if (fee.awaitsPayment) throw conflict(sentence('money.paymentNotClearedYetPays', { fee: name }));
}
