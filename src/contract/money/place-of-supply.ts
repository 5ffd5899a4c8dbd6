import { freightFees, generalServices, keepingFees } from '../reference/fee-supplies';
import type { ValueOf } from '../vocabularies';

type Province = ValueOf<'province'>;

/**
 * The provinces that a fee may be taxed in. `recipient`: of the address of who is charged, absent where that is not in Canada · `file`: where
 * the act of recovery is done · `lot`: where the goods are kept · `auction`: where they are sold.
 */
export interface Places {
  readonly recipient: Province | null;
  readonly file: Province;
  readonly lot: Province | null;
  readonly auction: Province | null;
}

/** A province in which a fee is taxed, and what says so. */
export interface PlaceOfSupply {
  readonly state: Province;
  readonly stateGround: ValueOf<'taxGround'>;
}

/**
 * The province in which a kind of fee is taxed: general services by the recipient's address, freight by its destination, services to goods
 * where the goods are when they are done.
 * Source: New Harmonized Value-added Tax System Regulations, SOR/2010-117, part 1, divisions 3 and 4.
 */
export function placeOfSupply(
  feeType: ValueOf<'feeType'>,
  { recipient, file, lot, auction }: Places,
): PlaceOfSupply {
  if (generalServices.includes(feeType) && recipient) return { state: recipient, stateGround: 'recipient' };
  if (feeType === 'transport_long_haul') return { state: auction ?? lot ?? file, stateGround: 'destination' };
  if (freightFees.includes(feeType)) return { state: lot ?? file, stateGround: 'destination' };
  return { state: keepingFees.includes(feeType) ? (lot ?? file) : file, stateGround: 'goods' };
}
