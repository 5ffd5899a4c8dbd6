import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'clientInvoiceStatus'>;

/** From each state of an invoice to a client, where people may take it. What is paid, its payments say. */
export const invoiceMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['issued'],
  issued: ['sent', 'disputed', 'void', 'credited'],
  sent: ['disputed', 'void', 'credited'],
  // That money was paid on it is why such an invoice is not void; the way is there to say so.
  partially_paid: ['disputed', 'void', 'credited'],
  paid: ['void', 'credited'],
  disputed: ['issued', 'void', 'credited'],
  void: [],
  credited: [],
};

/** The states in which an invoice has a number and counts in what was billed. */
export const issuedInvoice: readonly Status[] = [
  'issued',
  'sent',
  'partially_paid',
  'paid',
  'disputed',
  'credited',
];
/** The states in which money may be allocated to it. */
export const payableInvoice: readonly Status[] = ['issued', 'sent', 'partially_paid', 'disputed'];

/** Whether there is something to dispute: an invoice that was issued, no credit note, and not disputed, void or paid in full. */
export const mayBeDisputed = (invoice: {
  readonly status: Status;
  readonly creditOfInvoiceId: string | null;
}): boolean => invoiceMoves[invoice.status].includes('disputed') && invoice.creditOfInvoiceId === null;

export type InvoiceRefusal =
  | 'NOT_NEXT'
  | 'NOT_YOURS'
  | 'NO_LINES'
  | 'BELOW_ZERO'
  | 'HAS_PAYMENTS'
  | 'HAS_CREDITS'
  | 'AWAITS_PAYMENT'
  | 'CREDIT_NOTE'
  | 'NEEDS_REASON';

/** What has to be known of an invoice and of the person who moves it. `total` in cents. */
export interface InvoiceFacts {
  readonly lines: number;
  readonly total: number;
  readonly isCreditNote: boolean;
  readonly isPaidInPart: boolean;
  /** A credit note took back a part of it, or was set against it. */
  readonly isCreditedInPart: boolean;
  /** Money that has not cleared yet is allocated to it. */
  readonly awaitsPayment: boolean;
  readonly hasReason: boolean;
  readonly mayIssue: boolean;
  readonly mayVoid: boolean;
  readonly mayEdit: boolean;
}

/** Why an invoice may not go to a state, or nothing where it may. */
export function whyNotInvoice(from: Status, to: Status, facts: InvoiceFacts): InvoiceRefusal | undefined {
  if (!invoiceMoves[from].includes(to)) return 'NOT_NEXT';
  // A credit note stands as it was made: what was wrong is invoiced anew.
  if (facts.isCreditNote && to !== 'sent') return 'CREDIT_NOTE';
  if (to === 'issued' || to === 'sent') {
    if (!facts.mayIssue) return 'NOT_YOURS';
    if (facts.lines === 0) return 'NO_LINES';
    return facts.total < 0 && !facts.isCreditNote ? 'BELOW_ZERO' : undefined;
  }
  if (to === 'void' || to === 'credited') {
    if (!facts.mayVoid) return 'NOT_YOURS';
    if (to === 'void' && facts.isPaidInPart) return 'HAS_PAYMENTS';
    if (to === 'void' && facts.isCreditedInPart) return 'HAS_CREDITS';
    if (facts.awaitsPayment) return 'AWAITS_PAYMENT';
    return facts.hasReason ? undefined : 'NEEDS_REASON';
  }
  if (!facts.mayEdit) return 'NOT_YOURS';
  return facts.hasReason ? undefined : 'NEEDS_REASON';
}

/**
 * How an issued invoice stands by what was paid of it and what is still due, in cents. What is disputed stays so until nothing is due.
 * `isTakenBack`: credit notes have taken back all of its lines.
 */
export function standingOf(
  {
    paid,
    due,
    isTakenBack = false,
  }: { readonly paid: number; readonly due: number; readonly isTakenBack?: boolean },
  before: 'issued' | 'sent' | 'disputed',
): Status {
  if (due <= 0) return isTakenBack ? 'credited' : 'paid';
  return before === 'disputed' || paid <= 0 ? before : 'partially_paid';
}
