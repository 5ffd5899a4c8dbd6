import type { RowOf } from '#contract/commands/input';
import type { Proposal } from './propose';
import type { KeptLine } from './read-lines';

/** What a reader is told of a line: itself, and what it most likely is. */
export function presentLine(
  { _id, statement, bookedOn, description, amount }: KeptLine,
  proposal: Proposal = { why: 'none' },
): RowOf<'listBankLines'> {
  const line = { _id, statement, bookedOn, description, amount };
  const none = { paymentId: null, payerName: null, receivedDate: null, clientId: null, clientName: null };
  const { why } = proposal;
  if (why === 'none') return { ...line, ...none, why, invoiceIds: [], invoiceNumbers: [], left: amount };
  if (why === 'payment') {
    const { id: paymentId, payerName, receivedDate } = proposal.payment;
    return {
      ...line,
      ...none,
      why,
      paymentId,
      payerName,
      receivedDate,
      invoiceIds: [],
      invoiceNumbers: [],
      left: '0.00',
    };
  }
  const { clientId, clientName, invoices, left } = proposal;
  const invoiceIds = invoices.map(({ id }) => id);
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
  return { ...line, ...none, why, clientId, clientName, invoiceIds, invoiceNumbers, left };
}
