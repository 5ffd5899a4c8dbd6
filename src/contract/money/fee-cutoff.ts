import { countedFee } from '../lifecycles/fee';
import { centsOf } from './cents';
import type { Cents } from './cents';
import type { ValueOf } from '../vocabularies';

/**
 * What only comes with a sale, with a closing, or until who bought a unit takes it away: a client that takes no fee from the day of the
 * sale on takes these.
 */
export const afterSale: readonly ValueOf<'feeType'>[] = [
  'auction_sell_fee',
  'remarketing_commission',
  'close_fee',
  'lien_registration_or_discharge',
  'storage_day',
  'storage_indoor_day',
  'lot_gate_fee',
];

/** How a fee stands, as far as its client is concerned. */
export interface FeeStanding {
  readonly totalAmount: string;
  readonly status: ValueOf<'feeStatus'>;
}

const owesNothing: readonly FeeStanding['status'][] = ['void', 'declined', 'written_off'];

/** What a fee comes to while it stands, or is still being worked out. */
const owed = ({ totalAmount, status }: FeeStanding): Cents =>
  owesNothing.includes(status) ? 0 : centsOf(totalAmount);

/** The same on the day of the sale: what takes off was granted only once it stood. */
const owedAtSale = (fee: FeeStanding): Cents =>
  centsOf(fee.totalAmount) < 0 && !countedFee.includes(fee.status) ? 0 : owed(fee);

/**
 * How much more a client owes for a fee than it did for it when the day of the sale, `day`, began: all of what was entered or is dated
 * from that day on, of what stood before what was raised since, and of what took off what was given back. `fee`: as it is, or nothing
 * where it is gone; `atSale`: as it was, or nothing where there was none.
 */
export function chargedLate(
  fee: (FeeStanding & { readonly incurredOn: string }) | undefined,
  atSale: FeeStanding | undefined,
  day: string,
): Cents {
  const stood = atSale && (!fee || fee.incurredOn < day) ? owedAtSale(atSale) : 0;
  return Math.max(0, (fee ? owed(fee) : 0) - stood);
}
