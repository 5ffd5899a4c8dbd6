import { sql } from 'kysely';
import { negated } from '#contract/money/invoice-lines';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { followApplied } from './apply-credit';
import { followCreditNote } from './credit-note';
import { isDisputeAsked } from './dispute';
import { changeInvoice } from './invoice-change';
import { startInvoice } from './invoice-create';
import { creditableOf, movesOfInvoice, standingByOthers } from './invoice-moves';
import { followInvoice } from './invoice-follow-up';
import { feesOf, holdFees, letGoOfFees } from './mark-fees';
import { isOverdue, isOwing } from './overdue';
import type { Caller } from '../../request/caller';
import { flagFilter } from '../flag-filter';
import { conflict } from '../refuse';
import type { HistoryEntry, Rules, Scope } from '../../records/rules';
import { booksInScope } from '../books';
import { clientsInScope, within } from '../scopes';

type Invoice = Recorded<'invoice'>;

/** A client reads what it was sent or will be; what is still being prepared is the agency's. */
function invoicesInScope(caller: Caller): Scope {
  const books = booksInScope(caller);
  return sideOf(caller.activityType) === 'client' ? within(books, sql`t.status <> 'draft'`) : books;
}

function mayWith(_: Caller, invoice: Partial<Invoice>, actions: readonly string[]): string[] {
  const isDraft = invoice.status === 'draft';
  const isOver = invoice.status === 'void' || invoice.status === 'credited';
  return actions.filter((action) => {
    if (action === 'delete') return isDraft;
    if (action === 'issue') return isDraft || invoice.status === 'issued' || invoice.status === 'disputed';
    if (action === 'void') return !isDraft && !isOver && !invoice.creditOfInvoiceId;
    return action !== 'edit' || !isOver;
  });
}

function history(
  event: 'created' | 'updated' | 'removed',
  invoice: Invoice,
  changed: readonly string[],
): HistoryEntry {
  return {
    type: 'invoice_changed',
    message: event === 'updated' ? ofChange(invoice, changed) : ofBeginning(event, invoice),
    visibility: invoice.status === 'draft' ? 'internal' : 'client',
    // A draft's own values are nobody's but the agency's, also once it is issued.
    hidden: ['lines', 'feeIds', 'notes', 'credits', 'appliedTo'],
  };
}

// Only a draft is made and deleted by itself; a credit note is issued as it is made.
function ofBeginning(
  event: 'created' | 'removed',
  { invoiceNumber, creditOfInvoiceId, total }: Invoice,
): Sentence {
  if (event === 'removed') return sentence('money.draftInvoiceDeleted');
  return creditOfInvoiceId && invoiceNumber
    ? sentence('money.creditNoteIssued', { number: invoiceNumber, total })
    : sentence('money.draftInvoiceMade', { total });
}

function ofChange(invoice: Invoice, changed: readonly string[]): Sentence {
  const { invoiceNumber, status, voidReason, disputeReason, paidAmount } = invoice;
  if (!invoiceNumber) return sentence('money.draftInvoiceChanged');
  if (changed.includes('status')) {
    const reason = status === 'void' ? voidReason : disputeReason;
    return reason
      ? sentence('money.invoiceNowWithReason', { number: invoiceNumber, status, reason })
      : sentence('money.invoiceNow', { number: invoiceNumber, status });
  }
  if (changed.includes('appliedTo'))
    return sentence('money.creditSetAgainst', {
      number: invoiceNumber,
      amount: negated(invoice.balanceDue),
    });
  if (changed.includes('creditedAmount'))
    return sentence('money.beenCredited', { amount: invoice.creditedAmount, number: invoiceNumber });
  return changed.includes('paidAmount')
    ? sentence('money.beenPaidInvoice', { amount: paidAmount, number: invoiceNumber })
    : sentence('money.invoiceChanged', { number: invoiceNumber });
}

export const invoiceRules: Rules<'invoice'> = {
  scope: invoicesInScope,
  pointsTo: clientsInScope,
  filters: {
    overdue: (values, caller) => flagFilter(values, isOverdue(caller)),
    owing: (values) => flagFilter(values, isOwing),
  },
  derived: { isOverdue },
  may: mayWith,
  whyNot: (_, invoice, action) =>
    action === 'delete'
      ? conflict(sentence('money.onlyDraftDeletedVoidInvoice'))
      : conflict(sentence('money.invoiceVoidCreditedStays')),
  present: async (context, invoice) => {
    const standing = await standingByOthers(context.db, invoice);
    return {
      moves: movesOfInvoice(context.caller, invoice, standing),
      creditable: creditableOf(invoice, standing),
      disputeAsked: await isDisputeAsked(context.db, invoice),
    };
  },
  beforeCreate: startInvoice,
  afterCreate: async (context, invoice) => {
    await holdFees(context, invoice._id, invoice.feeIds ?? []);
    await followCreditNote(context, invoice);
  },
  beforeUpdate: changeInvoice,
  afterUpdate: async (context, before, after) => {
    await followInvoice(context, before, after);
    await followApplied(context, before, after);
  },
  beforeRemove: (context, invoice) => letGoOfFees(context, feesOf(invoice)),
  history,
  // What was done on a file is billed, paid and credited also after it is closed.
  openWhenClosed: () => true,
};
