import type { ValueOf } from '../vocabularies';

type FeeType = ValueOf<'feeType'>;

/** Kinds of fee that carry no tax of ours: insurance is exempt, and what is paid out as the lender's agent is no supply. */
export const untaxedFees: { readonly [T in FeeType]?: 'exempt' | 'disbursement' } = {
  insurance_binder: 'exempt',
  court_costs: 'disbursement',
};

/**
 * Kinds of fee that are work for a person and not on goods that lie in Canada: zero-rated where that person is a non-resident.
 * Source: Excise Tax Act, schedule VI, part V, section 7.
 */
export const generalServices: readonly FeeType[] = [
  'assignment_admin',
  'contingent_recovery',
  'close_fee',
  'cancellation_fee',
  'skip_trace_basic',
  'skip_trace_enhanced',
  'skip_located_bonus',
  'search_ppsa_serial',
  'search_ppsa_debtor',
  'search_vehicle_history',
  'search_bankruptcy',
  'search_plate',
  'notice_preparation',
  'legal_fee',
];

/** Kinds of fee that carry goods to a place: freight, which is supplied at its destination. */
export const freightFees: readonly FeeType[] = ['towing_local', 'towing_heavy', 'transport_long_haul'];

/** Kinds of fee for what is done to goods where they are kept. */
export const keepingFees: readonly FeeType[] = [
  'storage_day',
  'storage_indoor_day',
  'key_cut',
  'personal_effects_inventory',
  'photos_condition_report',
  'appraisal',
  'reconditioning',
  'detailing',
  'safety_inspection',
  'lot_gate_fee',
];

/** Kinds of fee on which a provincial sales tax is where nothing else is said: things, and work on them. Québec's is on every supply. */
export const usualPstFees: readonly FeeType[] = [
  'key_cut',
  'reconditioning',
  'detailing',
  'safety_inspection',
];
