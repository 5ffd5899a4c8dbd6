export const skipTraceType = [
  'basic_phone_address',
  'credit_bureau_header',
  'employment',
  'relatives_references',
  'social_media',
  'registry_debtor',
  'vehicle_registration',
  'insurance',
  'corporate_registry',
  'property_title',
  'court_and_insolvency',
  'utility_or_landlord',
  'field_inquiry',
  'licence_plate_sighting',
  'gps_telematics',
  'vendor_full_trace',
] as const;

export const skipTraceResult = [
  'located_verified',
  'located_unverified',
  'new_lead',
  'no_new_information',
  'contradicts_file',
  'deceased',
  'incarcerated',
  'out_of_country',
  'insolvent',
  'pending',
] as const;

export const skipTraceConfidence = ['high', 'medium', 'low'] as const;

/** What of a finding can be copied to a party of the file. */
export const promotableFinding = ['address', 'phone'] as const;

export const permissiblePurpose = [
  'enforce_security_agreement',
  'locate_collateral',
  'serve_document',
  'client_consent_in_contract',
] as const;

export const searchMode = ['specific', 'non_specific', 'business'] as const;
export const vhrProduct = ['verified', 'claims', 'lien_check'] as const;

export const searchStatus = [
  'draft',
  'approval_pending',
  'ordered',
  'in_progress',
  'collecting_data',
  'complete',
  'no_record',
  'failed',
  'cancelled',
] as const;

/** How sure a registry is that a name is the one that was searched for. */
export const nameMatch = ['exact', 'similar'] as const;
/** The kinds of search that are bought; each is the resource of its orders. */
export const searchKind = ['vinSearch', 'personDebtorSearch', 'lienDischarge', 'vhr'] as const;
