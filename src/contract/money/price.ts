import type { ValueOf } from '../vocabularies';
import type { Cents } from './cents';
import { amountOf, centsOf, percentOf, times } from './cents';

/** A line of a price list, as far as it prices and is chosen. Amounts as they travel. */
export interface PriceLine {
  readonly _id: string;
  readonly clientId: string | null;
  readonly state: ValueOf<'province'> | null;
  readonly assetType: ValueOf<'assetType'> | null;
  readonly contractType: ValueOf<'contractType'> | null;
  readonly amount: string;
  readonly unit: ValueOf<'feeUnit'>;
  readonly minimumAmount: string | null;
  readonly maximumAmount: string | null;
  readonly freeUnits: number | null;
  readonly maxQuantity: number | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** How a line of a price list counts. */
export type Counting = Pick<PriceLine, 'unit' | 'minimumAmount' | 'maximumAmount' | 'freeUnits'>;

/** What a fee is for, as far as a price list tells fees apart. `incurredOn`: `YYYY-MM-DD`. */
export interface Priced {
  readonly clientId: string;
  readonly state: ValueOf<'province'>;
  readonly assetType: ValueOf<'assetType'>;
  readonly contractType: ValueOf<'contractType'>;
  readonly incurredOn: string;
}

const keys = ['clientId', 'state', 'assetType', 'contractType'] as const;

/**
 * The line of a price list that prices a fee: in force on the day, every key it names met, the one that names most keys, and of
 * equals the latest. Of two that name as many, the one whose first different key stands earlier in the order client,
 * province, asset type, contract type.
 */
export function lineFor<L extends PriceLine>(lines: readonly L[], priced: Priced): L | undefined {
  return lines
    .filter(
      (line) =>
        line.effectiveFrom <= priced.incurredOn &&
        (!line.effectiveTo || line.effectiveTo >= priced.incurredOn) &&
        keys.every((key) => line[key] === null || line[key] === priced[key]),
    )
    .sort(
      (one, other) =>
        rankOf(other) - rankOf(one) ||
        (one.effectiveFrom < other.effectiveFrom ? 1 : one.effectiveFrom > other.effectiveFrom ? -1 : 0) ||
        (one._id < other._id ? 1 : -1),
    )[0];
}

// How many keys first, then which: 4 keys as bits below the count.
function rankOf(line: PriceLine): number {
  const named = keys.map((key) => (line[key] === null ? 0 : 1));
  const count = named.reduce<number>((sum, one) => sum + one, 0);
  return count * 16 + named.reduce<number>((bits, one) => bits * 2 + one, 0);
}

/** What of a line an amount was held to: each only where it made a difference. Amounts as they travel. */
export type Shape = Pick<PriceLine, 'freeUnits' | 'minimumAmount' | 'maximumAmount'>;

/** An amount that nothing held to anything but its price. */
export const unshaped: Shape = { freeUnits: null, minimumAmount: null, maximumAmount: null };

/** What of a line holds so much of something to its amount. `base`: what a percentage is of, in cents. */
export function shapeOf(line: PriceLine, quantity: number, base: Cents = 0): Shape {
  const price = priceBy(line, quantity, base);
  const without = (condition: keyof Shape): boolean =>
    priceBy({ ...line, [condition]: null }, quantity, base) !== price;
  return {
    freeUnits: without('freeUnits') ? line.freeUnits : null,
    minimumAmount: without('minimumAmount') ? line.minimumAmount : null,
    maximumAmount: without('maximumAmount') ? line.maximumAmount : null,
  };
}

/**
 * What so much of something costs by a line: free units taken off, the unit price, then the least and the most.
 * `base`: what a percentage is of, in cents.
 */
export function priceBy(
  line: Counting & Pick<PriceLine, 'amount'>,
  quantity: number,
  base: Cents = 0,
): Cents {
  const counted = Math.max(0, quantity - (line.freeUnits ?? 0));
  const raw =
    line.unit === 'percent'
      ? percentOf(base, centsOf(line.amount) / 100)
      : times(centsOf(line.amount), line.unit === 'flat' ? quantity : counted);
  const least = line.minimumAmount === null ? raw : Math.max(raw, centsOf(line.minimumAmount));
  return line.maximumAmount === null ? least : Math.min(least, centsOf(line.maximumAmount));
}

/** A line with what others on the file have left of its free units, which are free once for a file and a kind of fee. */
export const withFreeLeft = <L extends Pick<PriceLine, 'freeUnits'>>(line: L, taken: number): L => ({
  ...line,
  freeUnits: line.freeUnits === null ? null : freeOf(line.freeUnits - taken),
});

/** The free units that so much of something takes up, of those that it was given. */
export const freeTaken = (quantity: number, freeUnits: number | null): number =>
  Math.min(quantity, freeUnits ?? 0);

// Quantities count to four places.
const freeOf = (left: number): number | null => Math.max(0, Math.round(left * 10_000)) / 10_000 || null;

/** Whether a line's price is what something costs, or the thing's own cost is. */
export const isPriced = (line: Pick<PriceLine, 'unit'>): boolean => line.unit !== 'cost';

/** How far an amount is above (or below) what the line asks. */
export const varianceFrom = (amount: Cents, contract: Cents): string => amountOf(amount - contract);
