import type { ClockFacts, Party, Service } from '#contract/clocks/clock-facts';

export const debtor: Party = { _id: 'debtor', relatedPartyType: 'primary_debtor' };

/** A consumer’s file whose asset is held, with one debtor. */
export const factsWith = (more: Partial<ClockFacts> = {}): ClockFacts => ({
  ...{ state: 'ON', debtorType: 'consumer', contractType: 'secured_loan', assetType: 'automobile' },
  ...{ stage: 'secured', isFarmer: false, isInsolventBusiness: false, amountPaidRatio: null },
  ...{ securedDate: '2020-01-02', registrationExpiry: null, objectionDate: null, disposalWaivedDate: null },
  ...{ services: [], extensions: [], parties: [debtor] },
  ...more,
});

/** A notice of disposition, handed to the debtor. */
export const service = (more: Partial<Service> = {}): Service => ({
  ...{ noticeKind: 'disposition', relatedPartyId: 'debtor', method: 'personal', servedDate: '2026-06-02' },
  ...more,
});
