import type { ValueOf } from '../vocabularies';
import type { Cents } from './cents';
import { percentOf } from './cents';

/** The rates of one province in percent, as a row of the tax table has them. */
export interface Rates {
  readonly province: ValueOf<'province'>;
  readonly gstRate: number;
  readonly hstRate: number;
  readonly pstRate: number;
}

/** The taxes of one line, each on its own. */
export interface Taxes {
  readonly gst: Cents;
  readonly hst: Cents;
  readonly pst: Cents;
  readonly qst: Cents;
}

/** What has to be known of a supply and its supplier. */
export interface Liable {
  readonly taxable: boolean;
  readonly registered?: boolean;
  readonly hasQstNumber?: boolean;
  readonly pstApplies: boolean;
}

export const noTaxes: Taxes = { gst: 0, hst: 0, pst: 0, qst: 0 };
const quebec = 'QC';

/**
 * The taxes on a price by the rates of its place of supply, each to the cent, a half away from zero. Québec's own tax is on the
 * price before GST; that of the other provinces only where the fee is one of those that it names.
 * `taxable`: whether the supply is taxed at all. `registered`: a supplier without a GST number loses GST and HST only; without one of
 * Québec's either, its tax.
 */
export function taxesOn(
  price: Cents,
  rates: Rates,
  { taxable, registered = true, hasQstNumber = false, pstApplies }: Liable,
): Taxes {
  if (!taxable) return noTaxes;
  const provincial = percentOf(price, rates.pstRate);
  const isQuebec = rates.province === quebec;
  return {
    gst: registered ? percentOf(price, rates.gstRate) : 0,
    hst: registered ? percentOf(price, rates.hstRate) : 0,
    pst: !isQuebec && pstApplies ? provincial : 0,
    qst: isQuebec && (registered || hasQstNumber) ? provincial : 0,
  };
}

/** A price and its taxes. */
export const withTaxes = (price: Cents, { gst, hst, pst, qst }: Taxes): Cents =>
  price + gst + hst + pst + qst;

/** The rates in force on a day, `YYYY-MM-DD`, among the rows of one province; nothing where no row covers it. */
export function ratesOn<R extends { effectiveFrom: string; effectiveTo: string | null }>(
  rows: readonly R[],
  day: string,
): R | undefined {
  return rows
    .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (!effectiveTo || effectiveTo >= day))
    .sort((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))[0];
}
