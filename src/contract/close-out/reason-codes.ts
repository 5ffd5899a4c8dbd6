import type { ValueOf } from '../vocabularies';

/**
 * The code of each closing reason in a close-out file; like the layout, the product's own. The letter says what sort of end it was:
 * recovered, paid, at the client's word, not found, stopped by law. A code that was sent once is never given to another reason.
 */
export const closingReasonCodes: { readonly [R in ValueOf<'closingReason'>]: string } = {
  recovered_sold: 'R01',
  recovered_redeemed: 'R02',
  recovered_reinstated: 'R03',
  recovered_returned_to_client: 'R04',
  voluntary_surrender_sold: 'R05',
  paid_in_full: 'P01',
  arrears_paid: 'P02',
  payment_arrangement: 'P03',
  client_recall: 'C01',
  reassigned_other_agency: 'C02',
  client_error: 'C03',
  duplicate_file: 'C04',
  service_completed: 'C05',
  charge_off_sold_debt: 'C06',
  declined_by_agency: 'C07',
  unable_to_locate: 'N01',
  asset_not_recoverable: 'N02',
  total_loss_or_destroyed: 'N03',
  sold_to_third_party_good_title: 'N04',
  out_of_territory: 'N05',
  insolvency_asset_with_trustee: 'L01',
  legal_bar: 'L02',
  first_nation_reserve_restriction: 'L03',
  deceased_estate: 'L04',
  fraud_or_identity_theft: 'L05',
  other: 'X99',
};
