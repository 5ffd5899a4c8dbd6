import { negated } from './invoice-lines';
import type { InvoiceLine } from './invoice-lines';
import { amountOf, centsOf, roundedShare } from './cents';
import type { Cents } from './cents';

/** The line that takes a line back. */
export function creditLine(line: InvoiceLine): InvoiceLine {
  const { unitAmount, amount, gst, hst, pst, qst, total } = line;
  return {
    ...line,
    unitAmount: negated(unitAmount),
    amount: negated(amount),
    gst: negated(gst),
    hst: negated(hst),
    pst: negated(pst),
    qst: negated(qst),
    total: negated(total),
  };
}

const parts = ['amount', 'gst', 'hst', 'pst', 'qst'] as const;
/** What was taken back of a line, in cents above zero. */
export type Taken = { readonly [P in (typeof parts)[number]]: Cents };
const nothing: Taken = { amount: 0, gst: 0, hst: 0, pst: 0, qst: 0 };

/** What lines of credit notes have taken back of the line of a fee, above zero. */
export function takenBackOf(feeId: string, credited: readonly InvoiceLine[]): Taken {
  return credited
    .filter((line) => line.feeId === feeId)
    .reduce(
      (sum, line) =>
        Object.fromEntries(parts.map((part) => [part, sum[part] - centsOf(line[part])])) as Taken,
      nothing,
    );
}

/**
 * The line that takes back a part of a line, with the same part of each of its taxes; the last part takes what is left of them, so that
 * all parts together are the line to the cent. `amount`: before taxes, in cents, above zero and at most what is left.
 */
export function partCreditLine(line: InvoiceLine, amount: Cents, taken: Taken): InvoiceLine {
  const whole = centsOf(line.amount);
  if (amount === whole && taken.amount === 0) return creditLine(line);
  const isLast = taken.amount + amount === whole;
  const shareOf = (tax: Cents, gone: Cents): Cents =>
    isLast ? tax - gone : Math.min(roundedShare(BigInt(tax) * BigInt(amount), BigInt(whole)), tax - gone);
  const back = {
    gst: shareOf(centsOf(line.gst), taken.gst),
    hst: shareOf(centsOf(line.hst), taken.hst),
    pst: shareOf(centsOf(line.pst), taken.pst),
    qst: shareOf(centsOf(line.qst), taken.qst),
  };
  const { feeId, feeType, description, incurredOn, state, gstRate, hstRate, pstRate, qstRate } = line;
  const total = amount + back.gst + back.hst + back.pst + back.qst;
  return {
    ...{ feeId, feeType, description, incurredOn, state, gstRate, hstRate, pstRate, qstRate },
    quantity: 1,
    unitAmount: amountOf(0 - amount),
    amount: amountOf(0 - amount),
    gst: amountOf(0 - back.gst),
    hst: amountOf(0 - back.hst),
    pst: amountOf(0 - back.pst),
    qst: amountOf(0 - back.qst),
    total: amountOf(0 - total),
  };
}
