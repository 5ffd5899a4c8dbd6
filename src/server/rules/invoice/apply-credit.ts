import { sql } from 'kysely';
import { payableInvoice, standingOf } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Cents } from '#contract/money/cents';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { reservedOn } from '../payment/reserved-on';
import { holdToOpenToday } from '../closed-books';
import { conflict, forbiddenField, invalid } from '../refuse';
import { billingFile } from './billing-file';
import { feesOf, markFees } from './mark-fees';
import { notesOf } from './credit-note';

type Invoice = Recorded<'invoice'>;
type Applied = Invoice['appliedTo'];

const sumOf = (applied: Applied | undefined): Cents =>
  (applied ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0);

/**
 * Sets the rest of a credit note against other invoices of the same client and file, or takes that back: what it is set against stands
 * whole in the change, as it is to be.
 * @throws Problem INVALID naming the application, CONFLICT where less is due or left
 */
export async function changeApplied(
  context: TransactionContext,
  current: Invoice,
  { appliedTo }: Change<'invoice'>,
): Promise<Partial<Invoice>> {
  if (appliedTo === undefined) return {};
  if (current.creditOfInvoiceId === null) throw forbiddenField('appliedTo');
  const ids = (appliedTo ?? []).map(({ invoiceId }) => invoiceId);
  const reserved = await reservedOn(context, [...ids, current._id]);
  const targets = ids.length
    ? await findWhere(context.db, 'invoice', sql`t._id = any(${ids}::uuid[])`, context.caller)
    : [];
  for (const [index, { invoiceId, amount }] of (appliedTo ?? []).entries()) {
    const at = `appliedTo[${index}]`;
    if (ids.indexOf(invoiceId) < index)
      throw invalid(`${at}.invoiceId`, sentence('money.namesSameThingAgain', { at: `${at}.invoiceId` }));
    if (centsOf(amount) <= 0)
      throw invalid(`${at}.amount`, sentence('values.moreThanNothing', { field: `${at}.amount` }));
    const own = (current.appliedTo ?? []).find((one) => one.invoiceId === invoiceId)?.amount;
    const target = targets.find(({ _id }) => _id === invoiceId);
    if (target?.clientId !== current.clientId || target.fileId !== current.fileId || target.creditOfInvoiceId)
      throw invalid(`${at}.invoiceId`, sentence('money.creditOtherFile', { at: `${at}.invoiceId` }));
    checkTarget(target, centsOf(amount), centsOf(own), reserved.get(invoiceId) ?? 0);
  }
  const more = sumOf(appliedTo) - sumOf(current.appliedTo);
  const left = 0 - centsOf(current.balanceDue) - (reserved.get(current._id) ?? 0);
  if (more > left)
    throw conflict(sentence('money.creditLeft', { amount: amountOf(left), number: current.invoiceNumber }));
  return {
    appliedTo: appliedTo?.length ? appliedTo : null,
    creditedAmount: amountOf(centsOf(current.creditedAmount) - more),
    balanceDue: amountOf(centsOf(current.balanceDue) + more),
  };
}

function checkTarget(target: Invoice, amount: Cents, own: Cents, reserved: Cents): void {
  if (amount === own) return;
  const number = target.invoiceNumber;
  if (amount > own && !payableInvoice.includes(target.status))
    throw conflict(
      number
        ? sentence('money.nothingCanPaidStands', { number })
        : sentence('money.nothingCanPaidDraftInvoice'),
    );
  const due = centsOf(target.balanceDue) - reserved + own;
  if (amount > due)
    throw conflict(sentence('money.stillOwed', { amount: amountOf(Math.max(0, due)), number }));
}

/** Carries what a credit note is set against to those invoices: less is due on them, or more again. */
export async function followApplied(
  context: TransactionContext,
  before: Invoice,
  after: Invoice,
): Promise<void> {
  const deltas = new Map<string, Cents>();
  for (const { invoiceId, amount } of after.appliedTo ?? [])
    deltas.set(invoiceId, (deltas.get(invoiceId) ?? 0) + centsOf(amount));
  for (const { invoiceId, amount } of before.appliedTo ?? [])
    deltas.set(invoiceId, (deltas.get(invoiceId) ?? 0) - centsOf(amount));
  const changed = [...deltas]
    .filter(([, delta]) => delta !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (changed.length === 0) return;
  const { today } = await billingFile(context.db, after.fileId, context.now);
  await holdToOpenToday(context.db, after.fileId, today);
  for (const [id, delta] of changed) {
    const { rows } = await sql<Invoice>`select * from invoice where _id = ${id}::uuid`.execute(context.db);
    const [target] = rows;
    if (!target) throw new Error(`a credit was set against ${id}, which is gone`);
    const settled = {
      creditedAmount: centsOf(target.creditedAmount) + delta,
      balanceDue: centsOf(target.balanceDue) - delta,
    };
    await writeBalance(context, target, settled, today);
  }
}

/** What is paid, credited and due on an invoice, in cents; what is not named stays. */
interface Settled {
  readonly paidAmount?: Cents;
  readonly creditedAmount?: Cents;
  readonly balanceDue: Cents;
}

/** Writes what is due on an invoice, with where it stands then and what that is for its fees. `day`: that of the money. */
export async function writeBalance(
  context: TransactionContext,
  invoice: Invoice,
  { paidAmount, creditedAmount, balanceDue }: Settled,
  day: string | null,
): Promise<void> {
  const paid = paidAmount ?? centsOf(invoice.paidAmount);
  const notes = await notesOf(context.db, invoice._id);
  const isTakenBack =
    notes.length > 0 &&
    centsOf(invoice.total) + notes.reduce((sum, { total }) => sum + centsOf(total), 0) === 0;
  const open = invoice.status === 'disputed' ? 'disputed' : invoice.sentAt ? 'sent' : 'issued';
  const status = standingOf({ paid, due: balanceDue, isTakenBack }, open);
  await writeChange(context, 'invoice', invoice, {
    paidAmount: amountOf(paid),
    creditedAmount: creditedAmount === undefined ? invoice.creditedAmount : amountOf(creditedAmount),
    balanceDue: amountOf(balanceDue),
    status,
  });
  if (status === 'paid')
    await markFees(context, await feesHeld(context, invoice), { status: 'paid', paidDate: day });
  else if (invoice.status === 'paid')
    await markFees(context, await feesHeld(context, invoice), { status: 'invoiced', paidDate: null });
}

// The fees that a credit note gave back can be on another invoice by now.
async function feesHeld(context: TransactionContext, invoice: Invoice): Promise<string[]> {
  const ids = feesOf(invoice);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ _id: string }>`select _id from fee where "invoiceId" = ${invoice._id}::uuid
    and _id = any(${ids}::uuid[])`.execute(context.db);
  return rows.map(({ _id }) => _id);
}
