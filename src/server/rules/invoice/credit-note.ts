import { sql } from 'kysely';
import { standingOf } from '#contract/lifecycles/client-invoice';
import { negated, totalsOf } from '#contract/money/invoice-lines';
import { takenBackOf } from '#contract/money/credit-line';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { find } from '../../records/find';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import type { BillingFile } from './billing-file';
import { linesToCredit } from './credit-lines';
import { checkMove } from './invoice-moves';
import { numberOf } from './invoice-number';
import { keepDocumentSoon } from '../../invoices/keep-invoice-document';
import { feesOf, markFees } from './mark-fees';

type Invoice = Recorded<'invoice'>;

/** The credit notes of an invoice, the oldest first. */
export async function notesOf(db: Db, invoiceId: string): Promise<Invoice[]> {
  const { rows } =
    await sql<Invoice>`select * from invoice where "creditOfInvoiceId" = ${invoiceId}::uuid and "deletedAt" is null
    order by "createdAt", _id`.execute(db);
  return rows;
}

/**
 * A credit note for an invoice or a part of it: its lines taken back, numbered in the same sequence, with the reason as its note. It
 * lowers what is due on its invoice; what is more than that it owes the client.
 * @throws Problem CONFLICT where the invoice cannot be credited, INVALID naming the field
 */
export async function startCreditNote(
  context: TransactionContext,
  { fileId, creditOfInvoiceId, credits, feeIds, dueDate, notes, purchaseOrder }: Draft<'invoice'>,
  file: BillingFile,
): Promise<Partial<Invoice>> {
  const { clientId, today } = file;
  const original = await find(context.db, 'invoice', creditOfInvoiceId ?? '', context.caller);
  if (original.fileId !== fileId)
    throw invalid('creditOfInvoiceId', sentence('money.creditOfInvoiceIdNotInvoiceFile'));
  if (feeIds) throw invalid('feeIds', sentence('money.creditNoteTakesLinesInvoice'));
  if (dueDate) throw invalid('dueDate', sentence('money.creditNoteNoDueDate'));
  await checkMove(context.db, context.caller, original, 'credited', { reason: notes, reasonField: 'notes' });
  const before = await notesOf(context.db, original._id);
  const lines = linesToCredit(original.lines ?? [], linesOf(before), credits);
  const totals = totalsOf(lines);
  if (centsOf(totals.total) > 0) throw invalid('credits', sentence('money.creditNoteOwesNothing'));
  const lowered = lowers(original, totals.total);
  return {
    clientId,
    state: original.state,
    language: original.language,
    status: 'issued',
    ...(await numberOf(context, file)),
    issueDate: today,
    feeIds: null,
    purchaseOrder: purchaseOrder ?? original.purchaseOrder,
    lines,
    ...totals,
    paidAmount: '0.00',
    creditedAmount: amountOf(0 - lowered),
    balanceDue: amountOf(centsOf(totals.total) + lowered),
  };
}

const linesOf = (notes: readonly Invoice[]) => notes.flatMap(({ lines }) => lines ?? []);

/** By how much a credit lowers what is due, in cents. */
const lowers = (original: Invoice, credit: string): number =>
  Math.min(Math.max(0, centsOf(original.balanceDue)), centsOf(negated(credit)));

/**
 * What a new credit note does to its invoice: less is due, and the fees whose lines are taken back whole can be billed again. An
 * invoice of which nothing is left is credited.
 */
export async function followCreditNote(context: TransactionContext, note: Invoice): Promise<void> {
  if (!note.creditOfInvoiceId) return;
  const original = await find(context.db, 'invoice', note.creditOfInvoiceId, context.caller);
  const credited = linesOf(await notesOf(context.db, original._id));
  const lowered = lowers(original, note.total);
  const due = centsOf(original.balanceDue) - lowered;
  const isTakenBack = centsOf(original.total) + centsOf(totalsOf(credited).total) === 0;
  const open = original.status === 'disputed' ? 'disputed' : original.sentAt ? 'sent' : 'issued';
  const status = standingOf({ paid: centsOf(original.paidAmount), due, isTakenBack }, open);
  await writeChange(context, 'invoice', original, {
    status,
    creditedAmount: amountOf(centsOf(original.creditedAmount) + lowered),
    balanceDue: amountOf(due),
  });
  const gone = (original.lines ?? []).filter(
    ({ feeId, amount }) => takenBackOf(feeId ?? '', credited).amount === centsOf(amount),
  );
  const freed = feesOf({ lines: gone }).filter((id) => credits(note, id));
  await markFees(context, freed, { status: 'approved', invoiceId: null, paidDate: null });
  if (status === 'paid' && original.status !== 'paid')
    await markFees(
      context,
      feesOf(original).filter((id) => !gone.some(({ feeId }) => feeId === id)),
      { status: 'paid', paidDate: note.issueDate },
    );
  keepDocumentSoon(context, note._id);
}

const credits = ({ lines }: Invoice, feeId: string): boolean =>
  (lines ?? []).some((line) => line.feeId === feeId);
