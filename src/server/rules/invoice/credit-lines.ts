import { creditLine, partCreditLine, takenBackOf } from '#contract/money/credit-line';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { conflict, invalid } from '../refuse';

type Credits = Recorded<'invoice'>['credits'];

/**
 * The lines of a new credit note: what it names of the lines of its invoice, or all that is left of them. `credited`: the lines of the
 * credit notes before it.
 * @throws Problem INVALID naming the part, CONFLICT where nothing is left
 */
export function linesToCredit(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
  credits: Credits | undefined,
): InvoiceLine[] {
  if (credits) return namedLines(lines, credited, credits);
  const left = lines.flatMap((line) => {
    const taken = takenBackOf(line.feeId ?? '', credited);
    const rest = centsOf(line.amount) - taken.amount;
    if (taken.amount === 0) return [creditLine(line)];
    return rest > 0 ? [partCreditLine(line, rest, taken)] : [];
  });
  if (left.length === 0) throw conflict(sentence('money.nothingLeftToCredit'));
  return left;
}

function namedLines(
  lines: readonly InvoiceLine[],
  credited: readonly InvoiceLine[],
  credits: NonNullable<Credits>,
): InvoiceLine[] {
  if (credits.length === 0) throw invalid('credits', sentence('values.required', { field: 'credits' }));
  return credits.map(({ feeId, amount }, index) => {
    const at = `credits[${index}]`;
    const line = lines.find((one) => one.feeId === feeId);
    if (!line) throw invalid(`${at}.feeId`, sentence('money.creditsNoLineOfInvoice', { at: `${at}.feeId` }));
    if (credits.findIndex((one) => one.feeId === feeId) < index)
      throw invalid(`${at}.feeId`, sentence('money.namesSameThingAgain', { at: `${at}.feeId` }));
    const taken = takenBackOf(feeId, credited);
    const left = centsOf(line.amount) - taken.amount;
    const asked = amount ? centsOf(amount) : left;
    if (amount && asked <= 0)
      throw invalid(`${at}.amount`, sentence('values.moreThanNothing', { field: `${at}.amount` }));
    // What lowers a bill is taken back whole or not at all.
    if (centsOf(line.amount) < 0 ? Boolean(amount) || left === 0 : asked > left || left === 0)
      throw invalid(
        `${at}.amount`,
        sentence('money.lessLeftToCredit', { at: `${at}.amount`, amount: amountOf(Math.max(0, left)) }),
      );
    return left === centsOf(line.amount) && asked === left
      ? creditLine(line)
      : partCreditLine(line, asked, taken);
  });
}
