import { amountOf, centsOf } from '#contract/money/cents';
import type { Counting } from '#contract/money/price';
import { countedAmount } from '#contract/money/unit-price';
import type { LineValues } from './invoice-values';
import type { LineQuote } from './use-quotes';

const isAmount = /^-?\d+(\.\d{1,2})?$/;

/** What a line comes to and what of it is free, as far as it is typed, counted as the contract counts. */
export function typedLine(
  { quantity, unitAmount, amount }: LineValues,
  quote: LineQuote | undefined,
): { readonly amount: string; readonly freeUnits: number | null } {
  const count = Number(quantity);
  const price = String(unitAmount ?? '');
  if (!Number.isFinite(count) || !isAmount.test(price)) return { amount: '0.00', freeUnits: null };
  const named = String(amount ?? '');
  const counted = countedAmount(
    centsOf(price),
    count,
    isAmount.test(named) ? centsOf(named) : null,
    quote && countingOf(quote),
  );
  return { ...counted, amount: amountOf(counted.amount) };
}

function countingOf({
  unit,
  minimumAmount = null,
  maximumAmount = null,
  freeUnits = null,
}: LineQuote): Counting | undefined {
  return unit ? { unit, minimumAmount, maximumAmount, freeUnits } : undefined;
}
