import type { Cents } from './cents';
import { amountOf, roundedShare, times } from './cents';
import { priceBy } from './price';
import type { Counting } from './price';

const parts = 10_000;

/** What one of so many costs for all of them to come to an amount, to the cent; a quantity counts to four places, and is above zero. */
export function unitPriceOf(amount: Cents, quantity: number): Cents {
  return roundedShare(BigInt(amount) * BigInt(parts), BigInt(Math.round(quantity * parts)));
}

/**
 * What a line comes to: its quantity at its price. Where an amount is named whose price a unit is just that price, it is the amount:
 * seven days that cost 72.00 cost 10.29 each, and come to 72.00, not to 72.03.
 */
export function lineAmount(unitAmount: Cents, quantity: number, named: Cents | null): Cents {
  const counts = Math.round(quantity * parts) > 0;
  return counts && named !== null && unitPriceOf(named, quantity) === unitAmount
    ? named
    : times(unitAmount, quantity);
}

/** What a line comes to, and the units of it that cost nothing. */
export interface Counted {
  readonly amount: Cents;
  readonly freeUnits: number | null;
}

/**
 * What a line comes to that a price list prices: at its own price a unit, counted as the list counts, so with the free units taken off
 * and held to the least and the most. One whose named amount is its quantity at its price, what no list prices, and what is taken back,
 * come to what they say.
 */
export function countedAmount(
  unitAmount: Cents,
  quantity: number,
  named: Cents | null,
  line: Counting | undefined,
): Counted {
  const said = lineAmount(unitAmount, quantity, named);
  const isSaid = named !== null && said === named;
  if (isSaid || !line || unitAmount <= 0 || line.unit === 'percent' || line.unit === 'cost')
    return { amount: said, freeUnits: null };
  return {
    amount: priceBy({ ...line, amount: amountOf(unitAmount) }, quantity),
    freeUnits: line.unit === 'flat' ? null : line.freeUnits || null,
  };
}
