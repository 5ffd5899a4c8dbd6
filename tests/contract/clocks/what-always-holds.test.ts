import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#contract/clocks/business-day';
import { clocksOf } from '#contract/clocks/clocks-of';
import { addDays } from '#contract/clocks/day';
import { holidaysInTerms, holidaysOf } from '#contract/clocks/holidays';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { vocabularies } from '#contract/vocabularies/index';
import { factsWith, service } from './facts';

const served = fc.record({
  state: fc.constantFrom(...vocabularies.province),
  notice: fc.constantFrom(...vocabularies.noticeKind),
  method: fc.constantFrom(...vocabularies.noticeMethod),
  contractType: fc.constantFrom(...vocabularies.contractType),
  debtorType: fc.constantFrom(...vocabularies.debtorType),
  servedDate: fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days)),
});

const dates = (given: Parameters<typeof factsWith>[0], day: string, more: Parameters<typeof service>[0]) => {
  const one = service({ ...more, servedDate: day, rdprmDate: day, emailConsent: true });
  const facts = factsWith({ isFarmer: true, isInsolventBusiness: true, ...given, services: [one] });
  return clocksOf(facts, enforcementRules).filter(({ name, due }) => due && name !== 'registration');
};

describe('whatever the province, the notice and the way of serving it', () => {
  it('a later service never gives an earlier day, and no day is a Saturday, a Sunday or a holiday', () => {
    fc.assert(
      fc.property(served, fc.integer({ min: 0, max: 40 }), (one, later) => {
        const { notice, method, servedDate, ...facts } = one;
        const before = dates(facts, servedDate, { noticeKind: notice, method });
        const after = dates(facts, addDays(servedDate, later), { noticeKind: notice, method });
        expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
        before.forEach((clock, index) => {
          expect(String(after[index]?.due) >= String(clock.due)).toBe(true);
          expect(isBusinessDay(facts.state, String(clock.due))).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the calendar', () => {
  it.each(['2019-04-19', '2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14', '2038-04-23'])(
    'keeps Good Friday on %s in every province',
    (day) => {
      for (const province of vocabularies.province)
        expect(holidaysOf(province, Number(day.slice(0, 4))).has(day), province).toBe(true);
    },
  );

  it('keeps for each province its own days of 2026', () => {
    const common = ['2026-01-01', '2026-04-03', '2026-07-01', '2026-09-07', '2026-12-25'];
    const [february, may, august, october, november] = [
      ...['2026-02-16', '2026-05-18', '2026-08-03', '2026-10-12', '2026-11-11'],
    ] as const;
    const own = {
      AB: [february, may, october, november],
      BC: [february, may, august, '2026-09-30', october, november],
      MB: [february, may, '2026-09-30', october, november],
      NB: [february, august, november],
      NL: [november],
      NS: [february, november],
      NT: [may, '2026-06-22', august, '2026-09-30', october, november],
      NU: [may, '2026-07-09', august, '2026-09-30', october, november],
      ON: [february, may, october, '2026-12-26'],
      PE: [february, '2026-09-30', november],
      QC: ['2026-04-06', may, '2026-06-24', october],
      SK: [february, may, august, october, november],
      YT: [may, '2026-06-22', '2026-08-17', '2026-09-30', october, november],
    };
    for (const province of vocabularies.province)
      expect([province, [...holidaysOf(province, 2026)].sort()]).toEqual([
        province,
        [...common, ...own[province]].sort(),
      ]);
  });

  it('keeps Nunavut Day from 2020 on, when it became a general holiday and not of public servants alone', () => {
    for (const days of [holidaysOf, holidaysInTerms]) {
      expect(days('NU', 2019).has('2019-07-09')).toBe(false);
      expect(days('NU', 2020).has('2020-07-09')).toBe(true);
      // In 2023 the 9th was a Sunday.
      expect(days('NU', 2023).has('2023-07-10')).toBe(true);
    }
  });
});
