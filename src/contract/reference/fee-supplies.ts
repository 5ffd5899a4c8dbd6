import type { ValueOf } from '../vocabularies';
import type { Confidence } from './confidence';

type FeeType = ValueOf<'feeType'>;
type Province = ValueOf<'province'>;

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

/** Where a provincial sales tax is on a kind of fee beyond those that carry it in every province that has one. */
export interface PstRow {
  readonly province: Province;
  readonly feeTypes: readonly FeeType[];
  readonly effectiveFrom: string;
  readonly sourceTitle: string;
  readonly confidence: Confidence;
}

const skipTracing: readonly FeeType[] = ['skip_trace_basic', 'skip_trace_enhanced', 'skip_located_bonus'];

export const pstRows: readonly PstRow[] = [
  {
    province: 'BC',
    feeTypes: ['legal_fee'],
    effectiveFrom: '2013-04-01',
    sourceTitle: 'BC PST Bulletin 106, legal services',
    confidence: 'C+',
  },
  {
    province: 'SK',
    feeTypes: ['legal_fee'],
    effectiveFrom: '2017-03-23',
    sourceTitle: 'SK PST-19, legal services',
    confidence: 'C+',
  },
  {
    province: 'MB',
    feeTypes: ['legal_fee'],
    effectiveFrom: '2019-07-01',
    sourceTitle: 'MB RST Bulletin 036, legal services',
    confidence: 'C+',
  },
  {
    province: 'SK',
    feeTypes: skipTracing,
    effectiveFrom: '2017-03-23',
    sourceTitle: 'SK, credit reporting and collection services',
    confidence: 'C',
  },
  {
    province: 'MB',
    feeTypes: skipTracing,
    effectiveFrom: '2019-07-01',
    sourceTitle: 'MB, security and private investigation services',
    confidence: 'C',
  },
  {
    province: 'BC',
    feeTypes: skipTracing,
    effectiveFrom: '2026-10-01',
    sourceTitle: 'BC, security and investigation services',
    confidence: 'C',
  },
];

/** Whether a row puts the tax of a province on a kind of fee on a day, `YYYY-MM-DD`. */
export const hasPstRow = (feeType: FeeType, province: Province, day: string): boolean =>
  pstRows.some(
    (row) => row.province === province && row.effectiveFrom <= day && row.feeTypes.includes(feeType),
  );
