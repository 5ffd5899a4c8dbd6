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
  'write_off_adjustment',
  'storage_day',
  'storage_indoor_day',
  'lot_gate_fee',
];
