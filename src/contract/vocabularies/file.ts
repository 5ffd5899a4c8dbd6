export const contractType = [
  'conditional_sale',
  'secured_loan',
  'consumer_lease',
  'commercial_lease',
  'equipment_finance',
  'commercial_loan_gsa',
  'floor_plan',
  'rental',
  'title_loan',
  'line_of_credit_secured',
  'other',
] as const;

export const assignmentType = [
  'involuntary_repossession',
  'voluntary_surrender',
  'impound_recovery',
  'skip_trace_only',
  'field_visit',
  'lease_end_return',
  'abandoned_or_storage_recovery',
  'total_loss_recovery',
  'remarketing_only',
  'transport_only',
  'condition_report_only',
  'process_service',
] as const;

export const debtorType = ['consumer', 'business'] as const;

export const holdReason = [
  'payment_pending',
  'payment_arrangement',
  'insolvency',
  'legal_review',
  'client_instruction',
  'insurance_claim',
  'dispute_or_complaint',
  'incorrect_information',
  'health_or_safety',
  'natural_disaster',
  'military_or_compassionate',
  'vendor_capacity',
  'lien_priority_issue',
  'other',
] as const;

export const holdSource = ['client', 'agency', 'legal', 'system'] as const;

export const closingReason = [
  'recovered_sold',
  'recovered_redeemed',
  'recovered_reinstated',
  'recovered_returned_to_client',
  'voluntary_surrender_sold',
  'paid_in_full',
  'arrears_paid',
  'payment_arrangement',
  'client_recall',
  'reassigned_other_agency',
  'unable_to_locate',
  'asset_not_recoverable',
  'total_loss_or_destroyed',
  'sold_to_third_party_good_title',
  'insolvency_asset_with_trustee',
  'legal_bar',
  'first_nation_reserve_restriction',
  'out_of_territory',
  'deceased_estate',
  'fraud_or_identity_theft',
  'duplicate_file',
  'client_error',
  'declined_by_agency',
  'service_completed',
  'charge_off_sold_debt',
  'other',
] as const;

export const fileSource = ['ui', 'import', 'api'] as const;
export const insolvencyStatus = ['none', 'proposal', 'bankruptcy', 'noi', 'discharged', 'unknown'] as const;
export const priorNoticeType = ['qc_hypothecary', 'qc_cpa_30', 'bia_244', 'farm_debt'] as const;
export const recoveryType = ['involuntary', 'voluntary', 'impound', 'lease_return'] as const;
export const noticeMethod = ['personal', 'registered_mail', 'courier', 'email', 'substituted'] as const;
export const personalEffectsStatus = ['none', 'stored', 'released', 'disposed'] as const;

export const attemptOutcome = [
  'secured',
  'sighted',
  'contact',
  'no_contact',
  'refused',
  'inaccessible',
  'negative',
] as const;
/** Hours of the day in which an attempt was made, local time. */
export const attemptTimeBand = ['06-09', '09-17', '17-21', '21-06'] as const;
