import type { Rule } from './rule-in-force';

/** What rules may be about, each with the unit in which it speaks: what reckons asks by these keys, and by no others. */
export const ruleUnits = {
  disposition_notice_days: 'days',
  disposal_paid_ratio: 'ratio',
  disposal_days: 'days',
  disposition_notice_days_with_service: 'days',
  seizure_objection_days: 'days',
  retention_objection_days: 'days',
  reinstatement_right: 'flag',
  buyer_rights_on_seizure: 'flag',
  sheriff_repossession_service: 'flag',
  prior_notice_days_movable: 'days',
  prior_notice_days_consumer: 'days',
  prior_notice_days_possession: 'days',
  prior_notice_days_immovable: 'days',
  repossession_notice_days_instalment: 'days',
  repossession_notice_days_lease: 'days',
  deemed_service_days_personal: 'days',
  deemed_service_days_courier: 'days',
  deemed_service_days_registered_mail: 'days',
  deemed_service_days_email: 'days',
  deemed_service_days_posting: 'days',
  bia_244_notice_days: 'days',
  farm_debt_notice_business_days: 'business_days',
  insolvency_stay: 'flag',
  reserve_property_legal_review: 'action',
  consumer_paid_threshold: 'ratio',
  leave_to_repossess: 'flag',
  appliance_court_application: 'action',
  civil_rights_limits: 'action',
  adult_resident_present: 'flag',
  goods_moved_limit_km: 'km',
  seizure_hours: 'hours',
  licensed_seizure_only: 'flag',
  deficiency_allowed: 'flag',
  registry: 'name',
  serial_numbered_goods: 'list',
  vehicle_history_lien_check: 'flag',
  vehicle_history_lien_check_guaranteed: 'flag',
} as const satisfies Readonly<Record<string, Rule['unit']>>;

export type RuleKey = keyof typeof ruleUnits;

export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(ruleUnits, key);
