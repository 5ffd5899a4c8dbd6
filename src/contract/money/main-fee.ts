import { takesNothing } from '../lifecycles/seizure-licence';
import type { ValueOf } from '../vocabularies';

type Kind = ValueOf<'activityType'>;
type Fee = ValueOf<'feeType'>;

const fees: { readonly [K in Kind]?: Fee } = {
  skip_trace_vendor: 'skip_trace_basic',
  transporter: 'transport_long_haul',
  towing_storage: 'towing_local',
  locksmith: 'locksmith_entry',
  auction: 'auction_entry',
  remarketer: 'remarketing_commission',
  repair_shop: 'reconditioning',
  appraiser: 'appraisal',
  law_firm: 'legal_fee',
  process_server: 'bailiff_document_service',
};

/** What is billed for what a bailiff does without the asset. */
const errandFees: { readonly [A in ValueOf<'assignmentType'>]?: Fee } = {
  skip_trace_only: 'skip_trace_basic',
  field_visit: 'field_visit',
  process_service: 'bailiff_document_service',
};

/** What a company of a kind bills first for what it does on a file: by its price companies are compared. */
export function mainFee(kind: Kind, assignmentType: ValueOf<'assignmentType'>): Fee | undefined {
  if (kind !== 'bailiff') return fees[kind];
  const errandFee = errandFees[assignmentType];
  if (errandFee) return errandFee;
  return takesNothing.includes(assignmentType) ? 'repossession_voluntary' : 'repossession_involuntary';
}
