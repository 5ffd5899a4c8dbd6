import { generalServices, hasPstRow, untaxedFees } from '../reference/fee-supplies';
import { feeTypes } from '../reference/fee-types';
import type { ValueOf } from '../vocabularies';
import type { Cents } from './cents';
import { noTaxes, taxesOn } from './taxes';
import type { Rates, Taxes } from './taxes';

/** What the taxes on a fee follow from, besides its kind and its price. */
export interface TaxBasis {
  readonly rates: Rates;
  readonly registered: boolean;
  readonly hasQstNumber: boolean;
  /** Who is charged has no address in Canada. */
  readonly isNonResident: boolean;
  /** Whether the price list taxes such a fee. */
  readonly taxable: boolean;
  /** The day on which the tax becomes payable, `YYYY-MM-DD`: the earlier of invoice and payment. */
  readonly taxedOn: string;
}

/** The taxes on a fee of a kind: none on what is exempt, only paid out, or work for a non-resident, and else those of its place and day. */
export function feeTaxes(
  feeType: ValueOf<'feeType'>,
  price: Cents,
  { rates, isNonResident, taxable, taxedOn, ...supplier }: TaxBasis,
): Taxes {
  const isZeroRated = isNonResident && generalServices.includes(feeType);
  if (!taxable || isZeroRated || untaxedFees[feeType]) return noTaxes;
  return taxesOn(price, rates, {
    ...supplier,
    taxable,
    pstApplies: feeTypes[feeType].pst || hasPstRow(feeType, rates.province, taxedOn),
  });
}
