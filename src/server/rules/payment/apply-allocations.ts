import { sql } from 'kysely';
import { standingOf } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { feesOf, markFees } from '../invoice/mark-fees';
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
  for (const [invoiceId, delta] of differences(before, after, 'invoiceId'))
    await payInvoice(context, invoiceId, sign * delta, after.clearedDate);
  for (const [feeId, delta] of differences(before, after, 'feeId'))
    await markFees(context, [feeId], (fee) =>
      delta > 0
        ? { status: 'paid', paidDate: after.clearedDate, recoveredAmount: fee.totalAmount }
        : { status: 'approved', paidDate: null, recoveredAmount: null },
    );
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
  const total = centsOf(invoice.total);
  const paid = centsOf(invoice.paidAmount) + delta;
  // A credited invoice owes nothing; what was paid on it, its credit note owes back.
  if (invoice.status === 'credited') {
    await writeChange(context, 'invoice', invoice, { paidAmount: amountOf(paid) });
    const note = await readInvoice(context, sql`"creditOfInvoiceId" = ${id}::uuid`);
    if (note)
      await writeChange(context, 'invoice', note, { balanceDue: amountOf(centsOf(note.balanceDue) - delta) });
    return;
  }
  if (invoice.creditOfInvoiceId) {
    const owed = amountOf(centsOf(invoice.balanceDue) - delta);
    await writeChange(context, 'invoice', invoice, { paidAmount: amountOf(paid), balanceDue: owed });
    return;
  }
  if (paid < 0 || paid > total)
    throw conflict(
      sentence('money.stillOwed', { amount: invoice.balanceDue, number: invoice.invoiceNumber }),
    );
  const open = invoice.status === 'disputed' ? 'disputed' : invoice.sentAt ? 'sent' : 'issued';
  const status = standingOf(total, paid, open);
  await writeChange(context, 'invoice', invoice, {
    paidAmount: amountOf(paid),
    balanceDue: amountOf(total - paid),
    status,
  });
  if (status === 'paid') await markFees(context, feesOf(invoice), { status: 'paid', paidDate: day });
  else if (invoice.status === 'paid')
    await markFees(context, feesOf(invoice), { status: 'invoiced', paidDate: null });
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
