import type { Judged, Rule } from './rule-in-force';
import { ruleInForce } from './rule-in-force';
import type { RuleKey } from './rule-units';

/** What the law asks beside the times that clocks reckon, in the order of the work. */
const asked: readonly RuleKey[] = [
  'licensed_seizure_only',
  'sheriff_repossession_service',
  'consumer_paid_threshold',
  'leave_to_repossess',
  'civil_rights_limits',
  'appliance_court_application',
  'reserve_property_legal_review',
  'buyer_rights_on_seizure',
  'adult_resident_present',
  'goods_moved_limit_km',
  'seizure_hours',
  'disposition_notice_days',
  'reinstatement_right',
  'deficiency_allowed',
];

/** The rules that a file is judged by on a day (`YYYY-MM-DD`), of those that hold where it is. A rule of reserves is for what is on one. */
export function lawOfFile<R extends Rule>(
  file: Judged & { readonly onReserve: boolean },
  rules: readonly R[],
  day: string,
): R[] {
  return asked
    .filter((key) => key !== 'reserve_property_legal_review' || file.onReserve)
    .flatMap((key) => ruleInForce(rules, key, file, day) ?? []);
}
