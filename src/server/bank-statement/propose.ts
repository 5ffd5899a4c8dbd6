import { addDays } from '#contract/clocks/day';
import { centsOf } from '#contract/money/cents';
import { oldestFirst } from '#contract/money/oldest-first';
import { plainWords } from './plain-words';

/** A line that waits to be booked. `amount`: a decimal string, below zero where money went out. */
export interface Line {
  readonly bookedOn: string;
  readonly description: string;
  readonly amount: string;
}

/** An invoice with what is free of it: what it owes less what payments that have not cleared are to pay. */
export interface OpenInvoice {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly balanceDue: string;
  readonly isDisputed: boolean;
}

/** A payment that has not cleared. `amount` is above zero; `direction` says which way it goes. */
export interface PendingPayment {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly receivedDate: string;
  readonly reference: string | null;
  readonly payerName: string | null;
}

/** Invoices of one client, the oldest first, that a line pays, and what is left of it. */
interface Paying {
  readonly why: 'number' | 'client' | 'amount';
  readonly clientId: string;
  readonly clientName: string;
  readonly invoices: readonly OpenInvoice[];
  readonly left: string;
}

/** What was found for a line, and by what. Nothing is booked before a person agrees. */
export type Proposal =
  { readonly why: 'payment'; readonly payment: PendingPayment } | Paying | { readonly why: 'none' };

/** How long before its line a payment may have been told of, in days: the post, and a weekend at the bank. */
const waits = 14;

/**
 * What each line of a bank's statement most likely is, by what says so most surely: a payment that waits to clear, invoices that the line
 * names, a client that it names, or the one invoice that owes just as much. What a client disputes is paid only where the line names it. Where two answer alike, neither is proposed, and what one line is to
 * pay is not proposed for the next. `invoices` and `lines` stand the oldest first.
 */
export function proposeAll(
  lines: readonly Line[],
  invoices: readonly OpenInvoice[],
  payments: readonly PendingPayment[],
): Proposal[] {
  const free = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const waiting = new Set(payments);
  const names = new Map(
    invoices.map(({ clientId, clientName }) => [clientId, ` ${spokenName(clientName)} `]),
  );
  return lines.map((line) => {
    const payment = waitingFor(line, [...waiting]);
    if (payment) {
      waiting.delete(payment);
      return { why: 'payment', payment };
    }
    if (centsOf(line.amount) <= 0) return { why: 'none' };
    const proposal = payingOf(line, [...free.values()], names);
    if (!proposal) return { why: 'none' };
    const { paid, left } = oldestFirst(line.amount, proposal.from);
    for (const { invoice, rest } of paid) {
      if (centsOf(rest) === 0) free.delete(invoice.id);
      else free.set(invoice.id, { ...invoice, balanceDue: rest });
    }
    const { why, clientId, clientName } = proposal;
    return { why, clientId, clientName, invoices: paid.map(({ invoice }) => invoice), left };
  });
}

type Found = Pick<Paying, 'why' | 'clientId' | 'clientName'> & { readonly from: readonly OpenInvoice[] };

function payingOf(
  line: Line,
  invoices: readonly OpenInvoice[],
  names: ReadonlyMap<string, string>,
): Found | undefined {
  const numbers = numbersIn(line.description);
  const words = ` ${plainWords(line.description)} `;
  return (
    ofOneClient(
      'number',
      invoices.filter(({ invoiceNumber }) => numbers.has(countedIn(invoiceNumber))),
    ) ??
    ofOneClient(
      'client',
      invoices.filter(({ clientId, isDisputed }) => !isDisputed && words.includes(names.get(clientId) ?? '')),
    ) ??
    onlyOne(invoices.filter(({ balanceDue }) => balanceDue === line.amount))
  );
}

function ofOneClient(why: 'number' | 'client', from: readonly OpenInvoice[]): Found | undefined {
  const [first] = from;
  if (!first || from.some(({ clientId }) => clientId !== first.clientId)) return undefined;
  return { why, clientId: first.clientId, clientName: first.clientName, from };
}

function onlyOne(from: readonly OpenInvoice[]): Found | undefined {
  const [first] = from;
  if (!first || from.length > 1) return undefined;
  return { why: 'amount', clientId: first.clientId, clientName: first.clientName, from };
}

function waitingFor(line: Line, payments: readonly PendingPayment[]): PendingPayment | undefined {
  const cents = centsOf(line.amount);
  const direction = cents > 0 ? 'in' : 'out';
  const first = addDays(line.bookedOn, -waits);
  const alike = payments.filter(
    (payment) =>
      payment.direction === direction &&
      centsOf(payment.amount) === Math.abs(cents) &&
      payment.receivedDate >= first &&
      payment.receivedDate <= line.bookedOn,
  );
  if (alike.length <= 1) return alike[0];
  const words = ` ${plainWords(line.description)} `;
  const told = alike.filter(
    ({ reference }) => reference && plainWords(reference) && words.includes(` ${plainWords(reference)} `),
  );
  return told.length === 1 ? told[0] : undefined;
}

/** The invoices that a line names. Banks drop the signs and the leading noughts of a number, never its figures. */
function numbersIn(description: string): ReadonlySet<string> {
  const found = description.toUpperCase().matchAll(/INV[^A-Z0-9]*(20\d\d)[^A-Z0-9]*(\d{1,6})(?!\d)/g);
  return new Set([...found].map(([, year = '', count = '']) => `INV-${year}-${count.padStart(6, '0')}`));
}

/** The number of an invoice without the code of who issued it, which payers leave out. */
const countedIn = (invoiceNumber: string): string => invoiceNumber.slice(invoiceNumber.lastIndexOf('INV-'));

/** A company's name as a bank writes it: without what stands in brackets, and without its legal form. */
const spokenName = (name: string): string =>
  plainWords(name.replace(/\([^)]*\)/g, ' ')).replace(
    / (inc|ltd|ltee|limited|limitee|corp|corporation|llc|ulc)$/,
    '',
  );
