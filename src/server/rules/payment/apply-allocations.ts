import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { openDayOf } from '../closed-books';
import { billingFile } from '../invoice/billing-file';
import { writeBalance } from '../invoice/apply-credit';
import { notesOf } from '../invoice/credit-note';
import { markFees } from '../invoice/mark-fees';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { conflict } from '../refuse';

type Payment = Recorded<'payment'>;
type Invoice = Recorded<'invoice'>;

/**
 * Carries a payment to what it pays: once it has cleared, again where it is allocated otherwise, and back where it is reversed.
 * Whatever changes is the difference between what it paid before and what it pays now.
 */
export async function applyAllocations(
  context: TransactionContext,
  before: Payment,
  after: Payment,
): Promise<void> {
  const sign = after.direction === 'in' ? 1 : -1;
  const invoices = differences(before, after, 'invoiceId');
  const fees = differences(before, after, 'feeId');
  if (invoices.length + fees.length === 0) return;
  const day = await dayOf(context, before, after);
  for (const [invoiceId, delta] of invoices) await payInvoice(context, invoiceId, sign * delta, day);
  for (const [feeId, delta] of fees)
    await markFees(context, [feeId], (fee) =>
      delta > 0
        ? { status: 'paid', paidDate: day, recoveredAmount: fee.totalAmount }
        : { status: 'approved', paidDate: null, recoveredAmount: null },
    );
}

// What money pays that cleared before is paid since it cleared, or since it was said where those books are closed.
async function dayOf(context: TransactionContext, before: Payment, after: Payment): Promise<string | null> {
  const { fileId, clearedDate } = after;
  if (before.status !== 'cleared' || after.status !== 'cleared' || !clearedDate) return clearedDate;
  const { today } = await billingFile(context.db, fileId, context.now);
  return openDayOf(context.db, fileId, clearedDate, today);
}

function differences(before: Payment, after: Payment, of: 'invoiceId' | 'feeId'): [string, Cents][] {
  const sums = new Map<string, Cents>();
  const add = (payment: Payment, sign: 1 | -1): void => {
    if (payment.status !== 'cleared') return;
    for (const one of payment.allocations ?? []) {
      const id = one[of];
      if (id) sums.set(id, (sums.get(id) ?? 0) + sign * centsOf(one.amount));
    }
  };
  add(after, 1);
  add(before, -1);
  return [...sums].filter(([, delta]) => delta !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
}

async function payInvoice(
  context: TransactionContext,
  id: string,
  delta: Cents,
  day: string | null,
): Promise<void> {
  const invoice = await readInvoice(context, sql`_id = ${id}::uuid`);
  if (!invoice) throw conflict(sentence('money.invoicePaymentPaysGone'));
  const paid = centsOf(invoice.paidAmount) + delta;
  const due = centsOf(invoice.balanceDue) - delta;
  if (invoice.creditOfInvoiceId) {
    const change = { paidAmount: amountOf(paid), balanceDue: amountOf(due) };
    return void (await writeChange(context, 'invoice', invoice, change));
  }
  if (paid < 0 || due < 0)
    throw conflict(
      sentence('money.stillOwed', { amount: invoice.balanceDue, number: invoice.invoiceNumber }),
    );
  // What its credit notes owed back because it had been paid they owe no longer: the credit stands against it instead.
  const back = delta < 0 ? await takeFromNotes(context, id, 0 - delta) : 0;
  const credited = centsOf(invoice.creditedAmount) + back;
  await writeBalance(
    context,
    invoice,
    { paidAmount: paid, creditedAmount: credited, balanceDue: due - back },
    day,
  );
}

async function takeFromNotes(context: TransactionContext, invoiceId: string, amount: Cents): Promise<Cents> {
  let rest = amount;
  for (const note of await notesOf(context.db, invoiceId)) {
    const taken = Math.min(rest, Math.max(0, 0 - centsOf(note.balanceDue)));
    if (taken === 0) continue;
    rest -= taken;
    await writeChange(context, 'invoice', note, {
      creditedAmount: amountOf(centsOf(note.creditedAmount) - taken),
      balanceDue: amountOf(centsOf(note.balanceDue) + taken),
    });
  }
  return amount - rest;
}

async function readInvoice(
  context: TransactionContext,
  which: ReturnType<typeof sql>,
): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`select * from invoice where ${which} and "deletedAt" is null`.execute(
    context.db,
  );
  return rows[0];
}
