import type { Cents } from './cents';
import { roundedShare, times } from './cents';

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
