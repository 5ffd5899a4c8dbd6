import type { NoticeKind } from '#contract/clocks/clock';
import type { ClockFacts, Party, Service } from '#contract/clocks/clock-facts';
import { clocksOf } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';

export const debtor: Party = { _id: 'debtor', relatedPartyType: 'primary_debtor' };

/** A consumer’s file whose asset is held, with one debtor. */
export const factsWith = (more: Partial<ClockFacts> = {}): ClockFacts => ({
  ...{ state: 'ON', debtorType: 'consumer', contractType: 'secured_loan', assetType: 'automobile' },
  ...{
    stage: 'secured',
    isHandedBack: false,
    isFarmer: false,
    isInsolventBusiness: false,
    amountPaidRatio: null,
  },
  ...{ securedDate: '2020-01-02', registrationExpiry: null, objectionDate: null, disposalWaivedDate: null },
  ...{ services: [], extensions: [], parties: [debtor] },
  ...{ assignmentType: 'involuntary_repossession' },
  searched: { liens: null, insolvency: null, registration: true },
  ...more,
});

/** A notice of disposition, handed to the debtor. */
export const service = (more: Partial<Service> = {}): Service => ({
  ...{ noticeKind: 'disposition', relatedPartyId: 'debtor', method: 'personal', servedDate: '2026-06-02' },
  ...more,
});

/** The day that a notice gives which was served by a method on a day, with the consent and the registration that it may need. */
export const dueOf = (
  notice: NoticeKind,
  method: Service['method'],
  day: string,
  facts: Partial<ClockFacts>,
): string | null | undefined => {
  const one = service({ noticeKind: notice, method, servedDate: day, rdprmDate: day, emailConsent: true });
  const clocks = clocksOf(factsWith({ ...facts, services: [one] }), enforcementRules);
  return clocks.find((clock) => clock.notice === notice)?.due;
};
