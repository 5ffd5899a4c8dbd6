import { afterApproval, askedFor, whyNotVendorInvoice } from '#contract/lifecycles/vendor-invoice';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { factsOf, refusalOf } from './facts';

type Invoice = Recorded<'vendorInvoice'>;

/** What a level says. `lines`: the numbers, from 1, of those that it is about; without any it is about the whole. */
export interface Decision {
  readonly decision: ValueOf<'approvalDecision'>;
  readonly note: string | null;
  readonly lines: readonly string[];
  /** The fields that a missing reason and wrong lines are told at. */
  readonly noteField: string;
  readonly linesField: string;
}

/**
 * What a decision of the level at which an invoice waits makes of it. A line that is refused, and not all, sends the invoice back
 * to its vendor as a dispute does: the rest of it still stands.
 * @throws Problem CONFLICT with the sentence, INVALID naming the field
 */
export function decideInvoice(
  context: TransactionContext,
  current: Invoice,
  { decision, note, lines, noteField, linesField }: Decision,
): Partial<Invoice> {
  const refusal = whyNotVendorInvoice(
    current.invoiceStatus,
    decision,
    factsOf(context.caller, current, Boolean(note?.trim())),
  );
  if (refusal) throw refusalOf(refusal, noteField);
  // Who lets more through than was agreed says why.
  if (decision === 'approved' && current.flags?.includes('over_contract') && !note?.trim())
    throw invalid(noteField, sentence('values.required', { field: noteField }));
  const numbers = linesOf(current, decision, lines, linesField);
  const level = current.approvalLevel ?? 1;
  const made = {
    level,
    userId: context.caller.userId,
    decision,
    at: context.now.toISOString(),
    note,
    lines: numbers,
  };
  const approvals = [...(current.approvals ?? []), made];
  if (decision === 'approved') {
    const next = afterApproval(level, askedFor(current.lines));
    const passed = { approvals, disputedLines: null };
    if (next === 'approved') return { ...passed, invoiceStatus: 'pending_post' };
    return { ...passed, invoiceStatus: 'in_review', approvalLevel: next.level };
  }
  const isPart = numbers.length > 0 && numbers.length < current.lines.length;
  const sentBack = { approvals, disputedLines: numbers.length > 0 ? numbers : null };
  return decision === 'disputed' || isPart
    ? { ...sentBack, invoiceStatus: 'disputed', disputeReason: note, rejectReason: null }
    : { ...sentBack, invoiceStatus: 'rejected', rejectReason: note, disputeReason: null };
}

function linesOf(
  current: Invoice,
  decision: Decision['decision'],
  lines: readonly string[],
  field: string,
): string[] {
  const numbers = [...new Set(lines)];
  if (numbers.length === 0) return [];
  if (decision === 'approved') throw invalid(field, sentence('vendorInvoices.approvalWholeInvoice'));
  if (numbers.some((line) => !/^[1-9]\d{0,3}$/.test(line) || Number(line) > current.lines.length))
    throw invalid(field, sentence('vendorInvoices.numbersUpTo', { field, most: current.lines.length }));
  return numbers.sort((one, other) => Number(one) - Number(other));
}
