import { amountOf, centsOf, times } from '#contract/money/cents';
import { totalsOf } from '#contract/money/invoice-lines';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import type { Recorded } from '#contract/resources/index';
import { linesToCredit } from '../rules/invoice/credit-lines';
import { createRandom } from './random';
import { seedId } from './seed-id';

type Invoice = Partial<Recorded<'invoice'>>;

/** What of a line was billed too often: so many units of so many at the least, and why it is taken back. */
const reasons: {
  readonly [T in InvoiceLine['feeType']]?: {
    readonly units: number;
    readonly of: number;
    readonly why: readonly [english: string, french: string];
  };
} = {
  storage_day: {
    ...{ units: 2, of: 4 },
    why: [
      'The yard counted two days of storage twice.',
      'Le parc a compté deux jours d’entreposage en double.',
    ],
  },
  mileage_km: {
    ...{ units: 20, of: 60 },
    why: [
      'The way was measured again: twenty kilometres less.',
      'Le trajet a été mesuré de nouveau : vingt kilomètres de moins.',
    ],
  },
};
/** Of the invoices on which something of the kind was billed, of how many a part is taken back. */
const share = 0.08;

/** What is taken back of an invoice, and how many days after its issue. */
export interface DemoCredit {
  readonly after: number;
  readonly lines: readonly InvoiceLine[];
  readonly credits: Invoice['credits'];
  /** With taxes, in cents above zero. */
  readonly total: number;
  readonly why: string;
}

/** What a client was billed too much for on the file of an invoice; `undefined` for most. */
export function creditFor(
  fileId: string,
  lines: readonly InvoiceLine[],
  language: Recorded<'invoice'>['language'],
): DemoCredit | undefined {
  const random = createRandom(`credit ${fileId}`);
  const line = lines.find(({ feeType, quantity }) => quantity >= (reasons[feeType]?.of ?? Infinity));
  const reason = line && reasons[line.feeType];
  if (!reason || !line.feeId || !random.chance(share)) return undefined;
  const cents = times(centsOf(line.unitAmount), reason.units);
  if (cents <= 0 || cents >= centsOf(line.amount)) return undefined;
  const credits = [{ feeId: line.feeId, amount: amountOf(cents) }];
  const back = linesToCredit(lines, [], credits);
  return {
    ...{ after: random.int(2, 4), lines: back, credits },
    total: -centsOf(totalsOf(back).total),
    why: reason.why[language === 'fr' ? 1 : 0],
  };
}

/** The credit note of an invoice, without its number. `issueDate`: `YYYY-MM-DD`. */
export function creditNoteOf(invoice: Invoice, credit: DemoCredit, issueDate: string): Invoice {
  const { fileId, clientId, supplierId, state, language, sentTo } = invoice;
  const isSent = invoice.sentAt != null;
  return {
    ...{ fileId, clientId, supplierId, state, language },
    _id: seedId('invoice', `credit ${fileId}`),
    status: isSent ? 'sent' : 'issued',
    ...{ issueDate, dueDate: null, feeIds: null },
    creditOfInvoiceId: invoice._id,
    ...{ credits: credit.credits, lines: [...credit.lines], ...totalsOf(credit.lines) },
    paidAmount: '0.00',
    creditedAmount: amountOf(-credit.total),
    balanceDue: '0.00',
    sentAt: isSent ? `${issueDate}T15:00:00.000Z` : null,
    sentTo: isSent ? sentTo : null,
    disputeReason: null,
    notes: credit.why,
  };
}
