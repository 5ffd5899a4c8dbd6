import { creditLine, negated, totalsOf } from '#contract/money/invoice-lines';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import type { BillingFile } from './billing-file';
import { checkMove } from './invoice-moves';
import { numberOf } from './invoice-number';
import { keepDocumentSoon } from '../../invoices/keep-invoice-document';
import { feesOf, markFees } from './mark-fees';

type Invoice = Recorded<'invoice'>;

/**
 * A credit note for a whole invoice: the same lines taken back, numbered in the same sequence, with the reason as its note. What
 * had been paid is what it owes the client.
 * @throws Problem CONFLICT where the invoice cannot be credited, INVALID naming the field
 */
export async function startCreditNote(
  context: TransactionContext,
  { fileId, creditOfInvoiceId, feeIds, dueDate, notes, purchaseOrder }: Draft<'invoice'>,
  file: BillingFile,
): Promise<Partial<Invoice>> {
  const { clientId, today } = file;
  const original = await find(context.db, 'invoice', creditOfInvoiceId ?? '', context.caller);
  if (original.fileId !== fileId)
    throw invalid('creditOfInvoiceId', sentence('money.creditOfInvoiceIdNotInvoiceFile'));
  if (feeIds) throw invalid('feeIds', sentence('money.creditNoteTakesLinesInvoice'));
  if (dueDate) throw invalid('dueDate', sentence('money.creditNoteNoDueDate'));
  await checkMove(context.db, context.caller, original, 'credited', { reason: notes, reasonField: 'notes' });
  const lines = (original.lines ?? []).map(creditLine);
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
    ...totalsOf(lines),
    paidAmount: '0.00',
    balanceDue: negated(original.paidAmount),
  };
}

/** What a new credit note does to its invoice: nothing is due on it any more, and its fees can be billed again. */
export async function followCreditNote(context: TransactionContext, note: Invoice): Promise<void> {
  if (!note.creditOfInvoiceId) return;
  const original = await find(context.db, 'invoice', note.creditOfInvoiceId, context.caller);
  await writeChange(context, 'invoice', original, { status: 'credited', balanceDue: '0.00' });
  await markFees(context, feesOf(original), { status: 'approved', invoiceId: null, paidDate: null });
  keepDocumentSoon(context, note._id);
}
