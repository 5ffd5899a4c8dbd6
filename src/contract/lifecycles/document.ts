import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Type = ValueOf<'documentType'>;
type Visibility = ValueOf<'documentVisibility'>;

/** Who may be shown what a side uploads; the first is what it takes when nothing is said. Vendors on one file compete. */
export const visibilityOfSide: { readonly [S in Side]: readonly [Visibility, ...Visibility[]] } = {
  agency: ['internal', 'client', 'vendor', 'client_and_vendor'],
  client: ['client', 'client_and_vendor'],
  vendor: ['internal'],
};

/** What a side is never shown unless it sent it: what the others cost is between them and the agency. */
export const keptFrom: { readonly [S in Side]: readonly Type[] } = {
  agency: [],
  client: ['vendor_invoice'],
  vendor: ['client_invoice', 'vendor_invoice', 'remittance_advice', 'proceeds_statement'],
};

/** Papers that come in after a file is closed. */
export const acceptedAfterClosing: readonly Type[] = [
  'lien_discharge_confirmation',
  'release_of_interest',
  'trustee_letter',
  'statement_of_claim',
  'complaint',
  'correspondence',
  'privacy_request',
  'remittance_advice',
];

/** Who sees a document once the client is to have it too. */
export function withClient(visibility: Visibility): Visibility {
  return visibility === 'vendor' || visibility === 'client_and_vendor' ? 'client_and_vendor' : 'client';
}

/** Whether a document is for a side, the uploader's own house aside. */
export function isShownTo(side: Side, visibility: Visibility, type: Type): boolean {
  if (side === 'agency') return true;
  if (keptFrom[side].includes(type)) return false;
  return visibility === side || visibility === 'client_and_vendor';
}

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
} as const satisfies Readonly<Record<string, readonly Type[]>>;

export type DocumentGroup = keyof typeof documentGroups;

/** Papers that a file must hold to be closed for a reason: one of each row. */
export const closingPapers: { readonly [R in ValueOf<'closingReason'>]?: readonly (readonly Type[])[] } = {
  recovered_sold: [['bill_of_sale', 'sale_statement']],
  voluntary_surrender_sold: [['voluntary_surrender_form'], ['bill_of_sale', 'sale_statement']],
  insolvency_asset_with_trustee: [['trustee_letter', 'insolvency_search']],
  legal_bar: [['court_order', 'statement_of_claim', 'correspondence']],
};

/** What opens the gates that a paper on the file opens. */
export const gatePapers = {
  authorization_on_file: ['repossession_authorization', 'hold_harmless_agreement', 'court_order'],
  contract_on_file: ['security_agreement', 'lease_agreement', 'bill_of_sale_original'],
  inventory_signed: ['personal_effects_inventory'],
} as const satisfies Readonly<Record<string, readonly Type[]>>;

/** How many seizure photos a file must hold, where its client's playbook says nothing else. */
export const photosNeeded = 12;
