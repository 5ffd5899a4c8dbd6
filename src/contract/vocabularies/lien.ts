export const lienPartyType = [
  'secured_party',
  'assignee',
  'lessor',
  'repairer_or_storer',
  'judgment_creditor',
  'crown_claim',
  'registering_agent',
  'debtor_individual',
  'debtor_business',
] as const;

export const registrationType = ['ppsa', 'rsla', 'rdprm', 'court', 'other'] as const;
export const registrationStatus = ['active', 'expired', 'discharged', 'subordinated'] as const;
