import { sql } from 'kysely';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { paysOtherFiles } from '#contract/lifecycles/payment';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { BillingFile } from '../invoice/billing-file';
import { unbilledFee } from '../invoice/take-fees';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';
import { reservedOn } from './reserved-on';

type Allocation = NonNullable<Recorded<'payment'>['allocations']>[number];
type Invoice = Recorded<'invoice'>;

/** What a payment is held to, as it will stand. */
export type Proposed = Pick<
  Recorded<'payment'>,
  | 'fileId'
  | 'paymentType'
  | 'direction'
  | 'method'
  | 'amount'
  | 'receivedDate'
  | 'isTrust'
  | 'note'
  | 'cashAgreedBy'
  | 'relatedPartyId'
  | 'companyId'
  | 'payerName'
  | 'allocations'
> & { readonly _id?: string; readonly createdBy?: string | null };

/**
 * Holds what a payment pays to what is still owed, whose files have been taken: what other payments are to pay that have
 * not cleared yet is spoken for. Answers what is left of the payment.
 * `already`: allocations of its own that have been carried out.
 * @throws Problem INVALID naming the allocation, CONFLICT where less is owed
 */
export async function checkAllocations(
  context: TransactionContext,
  payment: Proposed,
  file: BillingFile,
  already: readonly Allocation[] = [],
): Promise<string> {
  const allocations = payment.allocations ?? [];
  checkForm(payment, allocations);
  const invoiceIds = allocations.flatMap(({ invoiceId }) => (invoiceId ? [invoiceId] : [])).sort();
  const invoices = invoiceIds.length
    ? await findWhere(context.db, 'invoice', sql`t._id = any(${invoiceIds}::uuid[])`, context.caller)
    : [];
  const reserved = await reservedOn(context, invoiceIds, payment._id);
  for (const [index, { invoiceId, amount }] of allocations.entries()) {
    if (!invoiceId) continue;
    const at = `allocations[${index}]`;
    const invoice = invoices.find(({ _id }) => _id === invoiceId);
    if (!invoice || invoice.clientId !== file.clientId)
      throw invalid(`${at}.invoiceId`, sentence('money.notInvoiceClient', { at: `${at}.invoiceId` }));
    if (invoice.fileId !== payment.fileId && !paysOtherFiles(payment))
      throw invalid(`${at}.invoiceId`, sentence('money.debtorsMoneyOwnFile', { at: `${at}.invoiceId` }));
    const own = already.find((one) => one.invoiceId === invoiceId);
    checkInvoice(invoice, payment, centsOf(amount), {
      reserved: reserved.get(invoiceId) ?? 0,
      own: centsOf(own?.amount),
    });
  }
  await checkFees(context, payment, allocations, already);
  const left = centsOf(payment.amount) - allocations.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  if (left < 0) throw invalid('allocations', sentence('money.moreAllocatedThanPaid'));
  return amountOf(left);
}

function checkForm(payment: Proposed, allocations: readonly Allocation[]): void {
  const seen = new Set<string>();
  for (const [index, { invoiceId, feeId, amount }] of allocations.entries()) {
    const at = `allocations[${index}]`;
    const id = invoiceId ?? feeId;
    if (!id || (invoiceId && feeId)) throw invalid(at, sentence('money.nameInvoiceFee', { at }));
    if (seen.has(id)) throw invalid(at, sentence('money.namesSameThingAgain', { at }));
    seen.add(id);
    if (centsOf(amount) <= 0)
      throw invalid(`${at}.amount`, sentence('values.moreThanNothing', { field: `${at}.amount` }));
  }
  if (allocations.length > 0 && payment.isTrust && payment.method !== 'trust_transfer')
    throw invalid('allocations', sentence('money.moneyHeldTrustPaysOur'));
  if (allocations.length > 0 && payment.direction === 'out' && payment.paymentType !== 'refund')
    throw invalid('allocations', sentence('money.whatPaidOutPaysNo'));
}

interface Spoken {
  readonly reserved: Cents;
  readonly own: Cents;
}

function checkInvoice(invoice: Invoice, payment: Proposed, amount: Cents, { reserved, own }: Spoken): void {
  if (amount === own) return;
  const number = invoice.invoiceNumber;
  if (!number) throw conflict(sentence('money.nothingCanPaidDraftInvoice'));
  const isNote = invoice.creditOfInvoiceId !== null;
  if (isNote !== (payment.direction === 'out'))
    throw conflict(
      isNote
        ? sentence('money.creditNoteRefunded', { number })
        : sentence('money.noCreditNoteNothingRefunded', { number }),
    );
  if (!payableInvoice.includes(invoice.status))
    throw conflict(sentence('money.nothingCanPaidStands', { number }));
  const owed = Math.abs(centsOf(invoice.balanceDue)) - reserved + own;
  if (amount > owed)
    throw conflict(sentence('money.stillOwed', { amount: amountOf(Math.max(0, owed)), number }));
}

// A fee is paid whole and directly only while no invoice asks for it; a part of it is paid through its invoice.
async function checkFees(
  context: TransactionContext,
  payment: Proposed,
  allocations: readonly Allocation[],
  already: readonly Allocation[],
): Promise<void> {
  const settled = new Set(already.map(({ feeId }) => feeId));
  for (const [index, { feeId, amount }] of allocations.entries()) {
    if (!feeId || settled.has(feeId)) continue;
    const at = `allocations[${index}]`;
    if (payment.direction === 'out') throw invalid(`${at}.feeId`, sentence('money.feeNotRefunded'));
    const { rows } = await sql<{ totalAmount: string; free: boolean }>`
      select t."totalAmount", (${unbilledFee('t')}) free from fee t
      where t._id = ${feeId}::uuid and t."fileId" = ${payment.fileId}::uuid and t."deletedAt" is null`.execute(
      context.db,
    );
    const [fee] = rows;
    if (!fee) throw invalid(`${at}.feeId`, sentence('money.notFeeFile', { at: `${at}.feeId` }));
    if (!fee.free && !(await isOwn(context, payment, feeId)))
      throw conflict(sentence('money.feeDoesNotWaitPaid'));
    if (amount !== fee.totalAmount)
      throw invalid(`${at}.amount`, sentence('money.feePaidWhole', { amount: fee.totalAmount }));
  }
}

async function isOwn(context: TransactionContext, { _id }: Proposed, feeId: string): Promise<boolean> {
  if (!_id) return false;
  const { rows } = await sql`select 1 from payment where _id = ${_id}::uuid and status = 'pending'
    and allocations @> ${JSON.stringify([{ feeId }])}::jsonb`.execute(context.db);
  return rows.length > 0;
}
