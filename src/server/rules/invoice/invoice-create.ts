import { lineOf, totalsOf } from '#contract/money/invoice-lines';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { forbiddenField, invalid } from '../refuse';
import { billingFile } from './billing-file';
import { startCreditNote } from './credit-note';
import { takeFees } from './take-fees';
import { taxedAsBilled } from './tax-as-billed';
import type { TaxedFee } from './tax-as-billed';

type Invoice = Recorded<'invoice'>;

/** The host's part of a new invoice: a draft of the fees that it was asked for, or the credit note for another. */
export async function startInvoice(
  context: TransactionContext,
  draft: Draft<'invoice'>,
): Promise<Partial<Invoice>> {
  if (draft.status !== 'draft') throw forbiddenField('status');
  if (draft.voidReason) throw forbiddenField('voidReason');
  if (draft.disputeReason) throw forbiddenField('disputeReason');
  if (draft.appliedTo) throw forbiddenField('appliedTo');
  if (draft.credits && !draft.creditOfInvoiceId) throw forbiddenField('credits');
  const file = await billingFile(context.db, draft.fileId, context.now);
  if (draft.creditOfInvoiceId) return startCreditNote(context, draft, file);
  if (draft.dueDate && draft.dueDate < file.today)
    throw invalid('dueDate', sentence('values.notPast', { field: 'dueDate' }));
  return {
    clientId: file.clientId,
    state: file.state,
    language: file.language,
    ...draftInvoice(
      await taxedAsBilled(context.db, file, await takeFees(context, draft.fileId, draft.feeIds)),
    ),
  };
}

/** What a draft carries of its fees. */
export function draftInvoice(fees: readonly TaxedFee[]): Partial<Invoice> {
  const lines = fees.map((fee) => ({ ...lineOf(fee), ...fee.taxRates }));
  const totals = totalsOf(lines);
  return {
    feeIds: fees.map(({ _id }) => _id),
    lines,
    ...totals,
    paidAmount: '0.00',
    creditedAmount: '0.00',
    balanceDue: totals.total,
  };
}
