export const relatedPartyType = [
  'primary_debtor',
  'co_debtor',
  'guarantor',
  'business_debtor',
  'business_contact',
  'registered_owner',
  'driver_in_possession',
  'spouse_or_partner',
  'relative',
  'reference',
  'neighbour',
  'employer',
  'landlord',
  'storage_facility',
  'repair_facility',
  'insurer',
  'insolvency_trustee',
  'lawyer',
  'other_lien_holder_contact',
  'third_party_buyer',
  'police_or_impound',
  'other',
] as const;

export const phoneType = ['home', 'cell', 'work', 'other'] as const;
export const addressType = ['residence', 'work', 'mailing', 'previous', 'storage'] as const;
export const addressStatus = ['unverified', 'verified', 'bad'] as const;
export const riskFlag = ['weapon', 'violent', 'dog', 'medical', 'hostile'] as const;

/** What of a party is kept sealed: the fields that its declaration masks so. */
export const sealedPartyField = ['dateOfBirth', 'driverLicenceNumber'] as const;
