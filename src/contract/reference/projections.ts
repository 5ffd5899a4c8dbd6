import type { ValueOf } from '../vocabularies';

/** A fee that a stage brings as a rule. `days`: how long after the move it is expected; `probability` in percent. */
export interface ProjectionRow {
  readonly feeType: ValueOf<'feeType'>;
  readonly directions: readonly ValueOf<'feeDirection'>[];
  readonly quantity?: number;
  readonly days: number;
  readonly probability: number;
  /** Only for what we were asked to do so; absent: whatever it is. */
  readonly assignmentTypes?: readonly ValueOf<'assignmentType'>[];
}

const both = ['receivable', 'payable'] as const;
const client = ['receivable'] as const;
const seizure: readonly ValueOf<'assignmentType'>[] = [
  'involuntary_repossession',
  'abandoned_or_storage_recovery',
  'lease_end_return',
];

/** What each stage is expected to cost, as a starting point: what is not in a price list is not proposed. */
export const projections: { readonly [S in ValueOf<'stageName'>]: readonly ProjectionRow[] } = {
  intake: [],
  skip_trace: [
    { feeType: 'skip_trace_basic', directions: both, days: 5, probability: 90 },
    { feeType: 'skip_located_bonus', directions: both, days: 15, probability: 40 },
  ],
  field_recovery: [
    {
      feeType: 'repossession_involuntary',
      directions: both,
      days: 14,
      probability: 75,
      assignmentTypes: seizure,
    },
    {
      feeType: 'repossession_voluntary',
      directions: both,
      days: 5,
      probability: 95,
      assignmentTypes: ['voluntary_surrender'],
    },
    {
      feeType: 'impound_recovery',
      directions: both,
      days: 5,
      probability: 90,
      assignmentTypes: ['impound_recovery'],
    },
    {
      feeType: 'field_visit',
      directions: both,
      days: 5,
      probability: 100,
      assignmentTypes: ['field_visit'],
    },
  ],
  secured: [
    { feeType: 'towing_local', directions: both, days: 1, probability: 80 },
    { feeType: 'photos_condition_report', directions: both, days: 3, probability: 95 },
    { feeType: 'storage_day', directions: both, quantity: 25, days: 25, probability: 90 },
  ],
  notice_period: [
    { feeType: 'notice_preparation', directions: client, days: 2, probability: 95 },
    { feeType: 'key_cut', directions: both, days: 15, probability: 50 },
  ],
  remarketing: [
    { feeType: 'detailing', directions: both, days: 7, probability: 80 },
    { feeType: 'auction_entry', directions: both, days: 14, probability: 90 },
  ],
  settlement: [{ feeType: 'auction_sell_fee', directions: both, days: 3, probability: 95 }],
  legal: [],
  close_out: [],
};
