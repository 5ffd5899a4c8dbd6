import type { ValueOf } from '../vocabularies';

/**
 * What is known of a kind of fee before any price list: its side, its unit, whether it waits for approval, whether a debtor may be
 * asked for it and whether provincial sales tax is on it. The last is a starting point that an accountant confirms.
 * `approval`: never, always, above an amount, or above a number of units.
 */
export interface FeeTypeRow {
  readonly direction: 'receivable' | 'payable' | 'both';
  readonly unit: ValueOf<'feeUnit'>;
  readonly approval: 'never' | 'always' | { readonly over: string } | { readonly units: number };
  readonly recoverable: boolean;
}

type Direction = FeeTypeRow['direction'];

const row = (
  direction: Direction,
  unit: FeeTypeRow['unit'],
  more: Partial<Pick<FeeTypeRow, 'approval' | 'recoverable'>> = {},
): FeeTypeRow => ({ direction, unit, approval: 'never', recoverable: true, ...more });

/** Every kind of fee. */
export const feeTypes: { readonly [T in ValueOf<'feeType'>]: FeeTypeRow } = {
  assignment_admin: row('receivable', 'flat'),
  repossession_involuntary: row('both', 'flat'),
  repossession_voluntary: row('both', 'flat'),
  repossession_equipment: row('both', 'flat', { approval: { over: '1500.00' } }),
  impound_recovery: row('both', 'flat'),
  impound_charges: row('both', 'cost', { approval: 'always' }),
  contingent_recovery: row('receivable', 'percent', { recoverable: false }),
  rush_surcharge: row('both', 'flat', { recoverable: false }),
  attempt_dry_run: row('both', 'each', { approval: { units: 3 } }),
  field_visit: row('both', 'each'),
  close_fee: row('both', 'flat', { recoverable: false }),
  cancellation_fee: row('both', 'flat', { recoverable: false }),
  skip_trace_basic: row('both', 'flat'),
  skip_trace_enhanced: row('both', 'flat', { approval: 'always' }),
  skip_located_bonus: row('both', 'flat', { recoverable: false }),
  search_ppsa_serial: row('receivable', 'each'),
  search_ppsa_debtor: row('receivable', 'each'),
  search_vehicle_history: row('receivable', 'each'),
  search_bankruptcy: row('receivable', 'each'),
  search_plate: row('receivable', 'each', { approval: 'always' }),
  lien_registration_or_discharge: row('receivable', 'each'),
  mileage_km: row('both', 'per_km', { approval: { units: 400 } }),
  travel_time_hour: row('both', 'per_hour', { approval: { units: 2 } }),
  ferry_or_remote: row('both', 'cost', { approval: 'always' }),
  towing_local: row('both', 'flat'),
  towing_heavy: row('both', 'per_hour', { approval: 'always' }),
  winching_recovery: row('both', 'per_hour', { approval: 'always' }),
  transport_long_haul: row('both', 'per_km', { approval: { over: '500.00' } }),
  storage_day: row('both', 'per_day', { approval: { units: 30 } }),
  storage_indoor_day: row('both', 'per_day', { approval: { units: 15 } }),
  locksmith_entry: row('both', 'flat'),
  key_cut: row('both', 'each', { approval: { over: '350.00' } }),
  personal_effects_inventory: row('both', 'flat', { recoverable: false }),
  personal_effects_delivery: row('both', 'flat', { approval: 'always', recoverable: false }),
  photos_condition_report: row('both', 'flat'),
  appraisal: row('both', 'flat', { approval: { over: '300.00' } }),
  reconditioning: row('both', 'cost', { approval: 'always' }),
  detailing: row('both', 'flat'),
  safety_inspection: row('both', 'flat'),
  auction_entry: row('both', 'flat'),
  auction_sell_fee: row('both', 'flat'),
  auction_no_sale: row('both', 'flat', { approval: { units: 2 } }),
  remarketing_commission: row('receivable', 'percent'),
  bailiff_document_service: row('both', 'each'),
  notice_preparation: row('receivable', 'each'),
  civil_enforcement_fee: row('both', 'flat'),
  court_costs: row('both', 'cost', { approval: 'always' }),
  legal_fee: row('both', 'cost', { approval: 'always' }),
  insurance_binder: row('receivable', 'per_day'),
  lot_gate_fee: row('receivable', 'flat'),
  fuel_surcharge: row('both', 'percent', { recoverable: false }),
  write_off_adjustment: row('both', 'flat', { approval: 'always', recoverable: false }),
  other: row('both', 'flat', { approval: 'always', recoverable: false }),
};
