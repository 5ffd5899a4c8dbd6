import { feeTypes } from '../reference/fee-types';
import type { ValueOf } from '../vocabularies';
import { approvalOf } from './approval';
import type { ApprovalNeed, Limits } from './approval';
import type { Cents } from './cents';
import { centsOf } from './cents';
import { clientNeed } from './client-limits';
import type { ClientLimits } from './client-limits';
import { isPriced, priceBy, shapeOf, unshaped, withFreeLeft } from './price';
import type { PriceLine, Shape } from './price';
import { feeTaxes } from './fee-taxes';
import { withTaxes } from './taxes';
import type { FeeRates } from './fee-taxes';
import type { Taxes } from './taxes';
import { lineAmount } from './unit-price';

/** A line of a price list, as far as it makes a fee. */
export type FeeLine = PriceLine & Limits & { readonly taxable: boolean };

/**
 * What is asked for. `unitAmount`: as it travels, absent where the price list is to say. `amount`: what all of it is to come to, see
 * `lineAmount`. `counted`: what it comes to, worked out already. `base`: what a percentage is of.
 */
export interface Asked {
  readonly feeType: ValueOf<'feeType'>;
  readonly quantity: number;
  readonly unitAmount: string | null;
  readonly amount?: string | null;
  readonly counted?: Cents;
  readonly base: string | null;
}

/** What it is worked out on. `earlierUnits`: those of the same kind that stand on the file. `freeTaken`: the free units that those took up. `registered`: the supplier's GST
 * number. `isNonResident`: who is charged has no address in Canada. */
export interface PriceBasis {
  readonly line: FeeLine | undefined;
  /** Those in force on the day on which the tax becomes payable. */
  readonly rates: FeeRates;
  readonly registered: boolean;
  readonly hasQstNumber: boolean;
  readonly isNonResident: boolean;
  readonly earlierUnits: number;
  readonly freeTaken: number;
  /** What the client that is charged lets itself be charged without being asked. */
  readonly client?: ClientLimits | null | undefined;
}

/** A fee worked out, in cents. `shape`: what the list held the amount to. `contract`: what the price list asks for so much, absent where it names no price. */
export interface Quote {
  readonly source: 'schedule' | 'manual';
  readonly unit: ValueOf<'feeUnit'>;
  readonly unitAmount: Cents;
  readonly amount: Cents;
  readonly shape: Shape;
  readonly contract: Cents | null;
  readonly variance: Cents | null;
  readonly taxes: Taxes;
  readonly total: Cents;
  readonly approval: ApprovalNeed | undefined;
}

/** What is missing before anything can be worked out: a price nobody has named, or what a percentage is of. */
export type Unpriced = 'unitAmount' | 'baseAmount';

/**
 * Works a fee out: its price by the list or as it was asked for, how far the one is from the other, each tax and the total, and
 * whether it waits for approval. The host and the form in front of it call the same function.
 */
export function quoteFee(asked: Asked, basis: PriceBasis): Quote | Unpriced {
  const line = basis.line && withFreeLeft(basis.line, basis.freeTaken);
  const priced = line && isPriced(line) ? line : undefined;
  const isShare = priced?.unit === 'percent';
  if (isShare && asked.base === null && asked.unitAmount === null) return 'baseAmount';
  const contract =
    !priced || (isShare && asked.base === null) ? null : priceBy(priced, asked.quantity, centsOf(asked.base));
  const price = priceOf(asked, priced, contract);
  if (!price) return 'unitAmount';
  const taxes = feeTaxes(asked.feeType, price.amount, { ...basis, taxable: line?.taxable ?? true });
  return {
    source: asked.unitAmount === null ? 'schedule' : 'manual',
    unit: line?.unit ?? feeTypes[asked.feeType].unit,
    ...price,
    shape:
      priced && asked.unitAmount === null ? shapeOf(priced, asked.quantity, centsOf(asked.base)) : unshaped,
    contract,
    variance: contract === null ? null : price.amount - contract,
    taxes,
    total: withTaxes(price.amount, taxes),
    approval:
      clientNeed(asked.feeType, { amount: price.amount, quantity: asked.quantity }, basis.client) ??
      approvalOf(asked.feeType, { amount: price.amount, units: basis.earlierUnits + asked.quantity }, line),
  };
}

// What somebody names is taken as it is named; free units, the least and the most are the price list's.
function priceOf(
  { unitAmount, quantity, amount, counted }: Asked,
  line: FeeLine | undefined,
  contract: Cents | null,
): { unitAmount: Cents; amount: Cents } | undefined {
  if (unitAmount !== null) {
    const each = centsOf(unitAmount);
    return {
      unitAmount: each,
      amount: counted ?? lineAmount(each, quantity, amount ? centsOf(amount) : null),
    };
  }
  if (!line || contract === null) return undefined;
  return { unitAmount: line.unit === 'percent' ? contract : centsOf(line.amount), amount: contract };
}
