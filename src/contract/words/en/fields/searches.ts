import type { FieldWords } from '../../field-words';

const ordered = {
  fileId: 'File',
  status: 'Status',
  again: 'Ordered again all the same',
  cost: 'Cost',
  provider: 'Provider',
  providerReference: 'Provider’s reference',
  orderedBy: 'Ordered by',
  orderedAt: 'Ordered on',
  completedAt: 'Answered on',
  expiresOn: 'Counts until',
  problem: 'Why it waits or failed',
} as const;

export const searchFields = {
  vinSearch: {
    ...ordered,
    vin: 'VIN or serial number',
    jurisdictions: 'Registries',
    ownRegistrationFound: 'Own registration found',
    priorityRank: 'Own rank',
    results: 'Registrations',
  },
  personDebtorSearch: {
    ...ordered,
    relatedPartyId: 'Party',
    jurisdictions: 'Registries',
    searchMode: 'Mode',
    results: 'Registrations',
  },
  lienDischarge: {
    ...ordered,
    registrationNumber: 'Registration number',
    jurisdiction: 'Registry',
    reason: 'Reason',
    dischargeNumber: 'Discharge number',
    dischargedOn: 'Discharged on',
  },
  vhr: {
    ...ordered,
    vin: 'VIN or serial number',
    product: 'Product',
    includeIcbc: 'With ICBC',
    summary: 'Summary',
  },
  lienHolder: { fileId: 'File', parties: 'Lien holders' },
} satisfies Partial<FieldWords>;

export const searchNames = {
  vinSearch: { one: 'VIN search', many: 'VIN searches', new: 'New VIN search' },
  personDebtorSearch: { one: 'Debtor search', many: 'Debtor searches', new: 'New debtor search' },
  lienDischarge: { one: 'Lien discharge', many: 'Lien discharges', new: 'New lien discharge' },
  vhr: { one: 'Vehicle history report', many: 'Vehicle history reports', new: 'New vehicle history report' },
  lienHolder: { one: 'Lien holders', many: 'Lien holders', new: 'New lien holders' },
} satisfies Partial<FieldWords['resources']>;
