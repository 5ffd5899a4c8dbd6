/** The groups in which people look for documents, in the order of a file's life. */
export const documentGroups = {
  authority: [
    'repossession_authorization',
    'hold_harmless_agreement',
    'warrant_and_letter_of_instructions',
    'bailiff_authorization',
    'court_order',
    'power_of_attorney',
  ],
  contract: [
    'security_agreement',
    'bill_of_sale_original',
    'lease_agreement',
    'credit_application',
    'payment_history',
    'payoff_statement',
    'insurance_certificate',
    'ownership_registration',
    'demand_letter',
  ],
  searches: [
    'lien_search_report',
    'debtor_search_report',
    'vehicle_history_report',
    'insolvency_search',
    'plate_search',
    'valuation_report',
    'ppsa_verification_statement',
    'lien_discharge_confirmation',
  ],
  field: [
    'seizure_photo',
    'attempt_photo',
    'seizure_notice_served',
    'voluntary_surrender_form',
    'bailees_undertaking',
    'police_notification',
    'incident_report',
    'gps_log',
    'tow_slip',
    'storage_receipt',
  ],
  condition: [
    'condition_report',
    'personal_effects_inventory',
    'personal_effects_release',
    'key_receipt',
    'odometer_photo',
  ],
  notices: [
    'notice_intention_enforce_security',
    'farm_debt_notice',
    'qc_prior_notice',
    'qc_repossession_notice_30',
    'notice_of_seizure',
    'notice_of_disposition',
    'notice_of_retention',
    'redemption_statement',
    'reinstatement_letter',
    'proof_of_service',
    'notice_of_objection',
  ],
  remarketing: [
    'appraisal_report',
    'auction_condition_report',
    'auction_run_confirmation',
    'offer_or_bid',
    'recon_estimate',
    'recon_invoice',
    'safety_certificate',
    'bill_of_sale',
    'gate_pass',
    'sale_statement',
  ],
  settlement: [
    'proceeds_statement',
    'deficiency_letter',
    'surplus_letter',
    'remittance_advice',
    'release_of_interest',
  ],
  finance: ['client_invoice', 'vendor_invoice', 'receipt', 'credit_note'],
  legal: ['trustee_letter', 'statement_of_claim', 'complaint', 'correspondence', 'privacy_request'],
  other: ['email', 'note_attachment', 'import_source_file', 'other'],
} as const;

export type DocumentGroup = keyof typeof documentGroups;

export const documentType = [
  ...documentGroups.authority,
  ...documentGroups.contract,
  ...documentGroups.searches,
  ...documentGroups.field,
  ...documentGroups.condition,
  ...documentGroups.notices,
  ...documentGroups.remarketing,
  ...documentGroups.settlement,
  ...documentGroups.finance,
  ...documentGroups.legal,
  ...documentGroups.other,
] as const;

export const originType = [
  'client_upload',
  'agency_upload',
  'vendor_upload',
  'field_app',
  'generated_form',
  'import_job',
  'integration',
  'email_in',
  'debtor',
] as const;

export const documentVisibility = ['internal', 'client', 'vendor', 'client_and_vendor'] as const;
export const scanStatus = ['pending', 'clean', 'infected'] as const;
/** What is amiss with the bytes of a document: they are others than those that came in, or there are none. */
export const bytesFault = ['altered', 'lost'] as const;
/** What a photo of a seizure shows. */
export const photoSlot = [
  'front',
  'rear',
  'left',
  'right',
  'vin_plate',
  'odometer',
  'dash_engine_on',
  'interior_front',
  'interior_rear',
  'trunk_box',
  'wheels',
  'damage',
  'other',
] as const;
/** What a signed address is for. */
export const signedUrlType = ['view', 'download', 'thumbnail'] as const;
