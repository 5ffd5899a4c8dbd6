import { amountOf, centsOf } from '#contract/money/cents';
import { unitPriceOf } from '#contract/money/unit-price';
import { calculateLines } from './calculate-lines';
import type { Line } from './calculate-lines';
import type { Surroundings } from './surroundings';

/** A line with what is owed for it, before taxes. */
export type OwedLine = Line & { readonly amount: string };

/**
 * What is owed as a line bills it on a day: at its price a unit where the price list counts it to what is owed, otherwise at the one at
 * which so many come to it.
 */
export function billedAs<O extends OwedLine>(
  owed: O,
  day: string,
  around: Surroundings,
): O & { readonly freeUnits: number | null } {
  const [counted] = calculateLines([{ ...owed, amount: null }], day, around);
  if (counted && amountOf(counted.amount) === owed.amount) return { ...owed, freeUnits: counted.freeUnits };
  const unitAmount = amountOf(unitPriceOf(centsOf(owed.amount), owed.quantity));
  return { ...owed, unitAmount, freeUnits: null };
}
