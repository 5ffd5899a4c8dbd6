import { describe, expect, it } from 'vitest';
import type { Clock, ClockName } from '#contract/clocks/clock';
import type { ClockFacts } from '#contract/clocks/clock-facts';
import { clocksOf, openClocks } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { debtor, factsWith, service } from './facts';

const clockOf = (name: ClockName, more: Partial<ClockFacts>): Clock | undefined =>
  clocksOf(factsWith(more), enforcementRules).find((clock) => clock.name === name);

const untaken = { stage: 'intake', securedDate: null } as const;
const quebec = { ...untaken, state: 'QC' } as const;

describe('who a notice runs from', () => {
  const surety = { _id: 'surety', relatedPartyType: 'guarantor' } as const;
  const parties = [debtor, surety, { _id: 'next door', relatedPartyType: 'neighbour' }] as const;

  it('is the last of those who must be served, and it does not run before', () => {
    const first = service({ servedDate: '2026-06-02' });
    const waits = clockOf('disposition', { parties, services: [first] });
    expect([waits?.due, waits?.wants]).toEqual([null, [{ what: 'service', partyId: 'surety' }]]);
    const last = service({ relatedPartyId: 'surety', servedDate: '2026-06-09' });
    expect(clockOf('disposition', { parties, services: [first, last] })?.due).toBe('2026-06-25');
  });

  it('is never a neighbour, and never an e-mail without consent', () => {
    const stranger = service({ relatedPartyId: 'next door' });
    expect(clockOf('disposition', { parties: [debtor, parties[2]], services: [stranger] })?.due).toBeNull();
    const mailed = clockOf('disposition', { services: [service({ method: 'email' })] });
    expect([mailed?.due, mailed?.wants]).toEqual([null, [{ what: 'email_consent', partyId: 'debtor' }]]);
  });

  it('is the first of two services on one person', () => {
    const twice = [service({ servedDate: '2026-07-02' }), service({ servedDate: '2026-06-02' })];
    expect(clockOf('disposition', { services: twice })?.due).toBe('2026-06-18');
  });
});

describe('the notices before a seizure', () => {
  const hypothec = (rdprmDate: string | null, more: object = {}) => [
    service({ noticeKind: 'qc_hypothecary', servedDate: '2026-05-20', rdprmDate, ...more }),
  ];

  it('run in Québec from the registration at the RDPRM, 20 days, 30 for a consumer, 10 to administer', () => {
    const business = { ...quebec, debtorType: 'business', contractType: 'equipment_finance' } as const;
    const on = (facts: Partial<ClockFacts>) => {
      const { last, due } = clockOf('prior_notice', facts) ?? {};
      return [last, due];
    };
    expect(on({ ...business, services: hypothec('2026-06-02') })).toEqual(['2026-06-22', '2026-06-23']);
    expect(on({ ...business, services: hypothec('2026-06-03') })).toEqual(['2026-06-23', '2026-06-25']);
    expect(on({ ...business, services: hypothec('2026-06-01', { forAdministration: true }) })).toEqual([
      '2026-06-11',
      '2026-06-12',
    ]);
    // Thirty days end on Canada Day, so the consumer may surrender or pay until the next day.
    expect(on({ ...quebec, services: hypothec('2026-06-01') })).toEqual(['2026-07-02', '2026-07-03']);
    const unregistered = clockOf('prior_notice', { ...quebec, services: hypothec(null) });
    expect([unregistered?.due, unregistered?.wants[0]?.what]).toEqual([null, 'rdprm_registration']);
  });

  it('run for an instalment sale from its receipt, past Good Friday and Easter Monday', () => {
    const sale = { ...quebec, contractType: 'conditional_sale' } as const;
    const served = service({ noticeKind: 'qc_cpa_30', servedDate: '2026-03-03' });
    const { last, due } = clockOf('prior_notice', { ...sale, services: [served] }) ?? {};
    expect([last, due]).toEqual(['2026-04-02', '2026-04-07']);
  });

  it('leave a debtor in Québec the next business day where the last is a holiday, each step told', () => {
    const services = hypothec('2026-03-04');
    const { last, due, steps } = clockOf('prior_notice', { ...quebec, services }) ?? {};
    expect([last, due]).toEqual(['2026-04-07', '2026-04-08']);
    expect(steps?.slice(-3).map(({ what, from, to }) => [what, from, to])).toEqual([
      ['clear_days', '2026-03-04', '2026-04-03'],
      ['business_day', '2026-04-03', '2026-04-07'],
      ['first_day', null, '2026-04-08'],
    ]);
  });

  it('run for an insolvent business ten days from the sending', () => {
    const insolvent = { ...untaken, debtorType: 'business', isInsolventBusiness: true } as const;
    const sent = service({ noticeKind: 'bia_244', method: 'registered_mail', servedDate: '2026-06-01' });
    const { last, due } = clockOf('prior_notice', { ...insolvent, services: [sent] }) ?? {};
    expect([last, due]).toEqual(['2026-06-11', '2026-06-12']);
  });

  it('run for a farmer fifteen business days, without Canada Day', () => {
    const farmer = { ...untaken, state: 'SK', isFarmer: true } as const;
    const served = service({ noticeKind: 'farm_debt', servedDate: '2026-06-15' });
    const { last, due } = clockOf('prior_notice', { ...farmer, services: [served] }) ?? {};
    expect([last, due]).toEqual(['2026-07-07', '2026-07-08']);
  });

  it('are of the kind that the file needs, and of no other', () => {
    const federal = service({ noticeKind: 'bia_244' });
    expect(clockOf('prior_notice', { ...quebec, services: [federal] })).toMatchObject({
      notice: 'qc_hypothecary',
      due: null,
    });
    const insolvent = { ...untaken, debtorType: 'business', isInsolventBusiness: true } as const;
    const consumer = service({ noticeKind: 'qc_cpa_30' });
    expect(clockOf('prior_notice', { ...insolvent, services: [consumer] })).toMatchObject({
      notice: 'bia_244',
      due: null,
    });
  });
});

describe('the other times of the law', () => {
  it('give a debtor in Alberta fifteen days to object, to the Monday where they end on a Saturday', () => {
    const seized = (servedDate: string) =>
      clockOf('objection', { state: 'AB', services: [service({ noticeKind: 'seizure', servedDate })] })?.due;
    expect([seized('2026-06-01'), seized('2026-06-05')]).toEqual(['2026-06-16', '2026-06-22']);
    expect(clockOf('objection', { state: 'ON' })).toBeUndefined();
  });

  it('count the first service on a debtor that was made well, whatever was tried before', () => {
    const tried = service({ noticeKind: 'seizure', method: 'email', servedDate: '2026-03-02' });
    const handed = service({ noticeKind: 'seizure', servedDate: '2026-03-04' });
    const late = service({ noticeKind: 'seizure', servedDate: '2026-03-09' });
    for (const services of [
      [tried, handed, late],
      [late, handed, tried],
    ])
      expect(clockOf('objection', { state: 'AB', services })?.due).toBe('2026-03-19');
  });

  it('give Ontario ninety days from the seizure once sixty percent is paid', () => {
    const held = { securedDate: '2026-03-02' };
    expect(clockOf('disposal', { ...held, amountPaidRatio: 0.6 })?.due).toBe('2026-06-01');
    expect(clockOf('disposal', { ...held, amountPaidRatio: 0.5999 })).toBeUndefined();
    expect(clockOf('disposal', { ...held, amountPaidRatio: 0.6, state: 'BC' })).toBeUndefined();
  });

  it('let a debtor redeem from the seizure until the sale, to no day', () => {
    expect(clockOf('redemption', { securedDate: '2026-03-02' })).toMatchObject({
      begins: '2026-03-02',
      due: null,
    });
    expect(clockOf('redemption', { stage: 'settlement' })).toBeUndefined();
  });

  it('are lengthened by a person, and never shortened', () => {
    const longer = (until: string) =>
      clockOf('disposition', { services: [service()], extensions: [{ clock: 'disposition', until }] })?.due;
    expect([longer('2026-07-11'), longer('2026-06-10')]).toEqual(['2026-07-13', '2026-06-18']);
  });

  it('are judged by the rules in force on the day', () => {
    const [old] = enforcementRules.filter(
      ({ key, province }) => key === 'disposition_notice_days' && province === 'ON',
    );
    const rules = enforcementRules.flatMap((rule) =>
      rule === old
        ? [
            { ...rule, effectiveTo: '2026-06-30' },
            { ...rule, value: 25, effectiveFrom: '2026-07-01' },
          ]
        : [rule],
    );
    const due = (servedDate: string) =>
      clocksOf(factsWith({ services: [service({ servedDate })] }), rules)[0]?.due;
    expect([due('2026-06-30'), due('2026-07-02')]).toEqual(['2026-07-16', '2026-07-28']);
  });

  it('say which is nearest of those that still matter', () => {
    const facts = factsWith({ services: [service()], registrationExpiry: '2026-06-17' });
    const nearest = openClocks(clocksOf(facts, enforcementRules), 'secured', '2026-06-03')[0];
    expect(nearest).toMatchObject({ name: 'registration', due: '2026-06-17' });
    expect(openClocks(clocksOf(facts, enforcementRules), 'settlement', '2026-06-03')[0]).toBeUndefined();
    const sold = clocksOf(factsWith({ services: [service()] }), enforcementRules);
    expect(openClocks(sold, 'notice_period', '2026-06-19')[0]?.name).toBe('disposition');
    expect(openClocks(sold, 'remarketing', '2026-06-19')[0]).toBeUndefined();
  });
});
