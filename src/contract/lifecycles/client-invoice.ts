import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'clientInvoiceStatus'>;

/** From each state of an invoice to a client, where people may take it. What is paid, its payments say. */
export const invoiceMoves: { readonly [S in Status]: readonly Status[] } = {
  draft: ['issued'],
  issued: ['sent', 'disputed', 'void', 'credited'],
  sent: ['disputed', 'void', 'credited'],
  partially_paid: ['disputed', 'credited'],
  paid: ['credited'],
  disputed: ['issued', 'void', 'credited'],
  void: [],
  credited: [],
};

/** The states in which an invoice has a number and its lines stand. */
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

export type InvoiceRefusal = 'NOT_NEXT' | 'NOT_YOURS' | 'NO_LINES' | 'HAS_PAYMENTS' | 'NEEDS_REASON';

/** What has to be known of an invoice and of the person who moves it. */
export interface InvoiceFacts {
  readonly lines: number;
  readonly isPaidInPart: boolean;
  readonly hasReason: boolean;
  readonly mayIssue: boolean;
  readonly mayVoid: boolean;
  readonly mayEdit: boolean;
}

/** Why an invoice may not go to a state, or nothing where it may. */
export function whyNotInvoice(from: Status, to: Status, facts: InvoiceFacts): InvoiceRefusal | undefined {
  if (!invoiceMoves[from].includes(to)) return 'NOT_NEXT';
  if (to === 'issued' || to === 'sent') {
    if (!facts.mayIssue) return 'NOT_YOURS';
    return facts.lines === 0 ? 'NO_LINES' : undefined;
  }
  if (to === 'void' || to === 'credited') {
    if (!facts.mayVoid) return 'NOT_YOURS';
    if (to === 'void' && facts.isPaidInPart) return 'HAS_PAYMENTS';
    return facts.hasReason ? undefined : 'NEEDS_REASON';
  }
  if (!facts.mayEdit) return 'NOT_YOURS';
  return facts.hasReason ? undefined : 'NEEDS_REASON';
}

/** How an issued invoice stands by what was paid of it, in cents. */
export function standingOf(total: number, paid: number, before: 'issued' | 'sent' | 'disputed'): Status {
  if (paid <= 0) return before;
  return paid >= total ? 'paid' : 'partially_paid';
}
