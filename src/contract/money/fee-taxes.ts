import { generalServices, untaxedFees } from '../reference/fee-supplies';
import type { ValueOf } from '../vocabularies';
import type { Cents } from './cents';
import { noTaxes, taxesOn } from './taxes';
import type { Rates, Taxes } from './taxes';

/** The rates of a province with the kinds of fee that bear its own tax. */
export interface FeeRates extends Rates {
  readonly pstFees: readonly ValueOf<'feeType'>[] | null;
}

/** What the taxes on a fee follow from, besides its kind and its price. */
export interface TaxBasis {
  /** Those in force on the day on which the tax becomes payable: the earlier of invoice and payment. */
  readonly rates: FeeRates;
  readonly registered: boolean;
  readonly hasQstNumber: boolean;
  /** Who is charged has no address in Canada. */
  readonly isNonResident: boolean;
  /** Whether the price list taxes such a fee. */
  readonly taxable: boolean;
}

/** The taxes on a fee of a kind: none on what is exempt, only paid out, or work for a non-resident, and else those of its place and day. */
export function feeTaxes(
  feeType: ValueOf<'feeType'>,
  price: Cents,
  { rates, isNonResident, taxable, ...supplier }: TaxBasis,
): Taxes {
  const isZeroRated = isNonResident && generalServices.includes(feeType);
  if (!taxable || isZeroRated || untaxedFees[feeType]) return noTaxes;
  return taxesOn(price, rates, {
    ...supplier,
    taxable,
    pstApplies: rates.pstFees?.includes(feeType) ?? false,
  });
}
