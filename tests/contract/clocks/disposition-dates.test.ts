import { describe, expect, it } from 'vitest';
import { clocksOf } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { ValueOf } from '#contract/vocabularies/index';
import { factsWith, service } from './facts';

type Row = readonly [
  state: ValueOf<'province'>,
  method: ValueOf<'noticeMethod'>,
  day: string,
  firstSale: string,
  why: string,
];

/** Reckoned with a wall calendar: served, the days of receipt, the days of the notice, one more, and on to the next business day. */
const table: readonly Row[] = [
  ['ON', 'personal', '2026-06-02', '2026-06-18', 'Tuesday, 15 days to the 17th'],
  ['ON', 'registered_mail', '2026-06-02', '2026-06-29', 'received the 12th, 15 days to Saturday the 27th'],
  ['ON', 'personal', '2026-06-15', '2026-07-02', 'the 1st is Canada Day'],
  [
    'ON',
    'personal',
    '2026-10-26',
    '2026-11-12',
    'people work on Remembrance Day there, and no term ends on it',
  ],
  ['ON', 'personal', '2025-12-09', '2025-12-29', 'Christmas Thursday, Boxing Friday, a weekend'],
  ['ON', 'email', '2026-06-02', '2026-06-19', 'received on the 3rd'],
  [
    'BC',
    'personal',
    '2025-12-04',
    '2025-12-29',
    'no term ends on the day after Christmas there; then a weekend',
  ],
  ['BC', 'registered_mail', '2026-06-02', '2026-07-03', 'received the 12th, 20 days to 2 July'],
  ['BC', 'personal', '2026-01-26', '2026-02-17', 'the 16th is Family Day'],
  ['BC', 'personal', '2018-01-22', '2018-02-12', 'its Family Day was not on a third Monday yet'],
  ['BC', 'personal', '2026-04-27', '2026-05-19', 'the 18th is Victoria Day'],
  ['BC', 'courier', '2026-06-01', '2026-06-23', 'received on the 2nd'],
  ['BC', 'substituted', '2026-06-01', '2026-06-25', 'posted: received on the 4th'],
  ['BC', 'personal', '2022-12-11', '2023-01-03', 'New Year on a Sunday is kept on the Monday'],
  ['BC', 'personal', '2026-09-09', '2026-10-01', '30 September is kept there'],
  [
    'AB',
    'personal',
    '2026-03-13',
    '2026-04-07',
    'Good Friday is the 3rd; no term ends on Easter Monday there',
  ],
  ['AB', 'personal', '2026-03-12', '2026-04-02', 'the day before Good Friday'],
  ['AB', 'personal', '2026-09-09', '2026-09-30', '30 September is not kept there'],
  ['AB', 'personal', '2025-03-28', '2025-04-22', 'Good Friday was the 18th, Easter Monday the 21st'],
  ['SK', 'registered_mail', '2026-06-02', '2026-07-03', 'received the 12th, 20 days to 2 July'],
  ['SK', 'personal', '2026-07-13', '2026-08-04', 'Saskatchewan Day is the 3rd'],
  ['MB', 'personal', '2026-09-09', '2026-10-01', '30 September is kept there'],
  ['MB', 'personal', '2023-09-09', '2023-10-02', '30 September was a Saturday'],
  ['MB', 'personal', '2026-08-17', '2026-09-08', 'Labour Day is the 7th'],
  ['NB', 'personal', '2026-07-13', '2026-08-04', 'New Brunswick Day is the 3rd'],
  ['NB', 'personal', '2026-04-27', '2026-05-19', 'people work on Victoria Day there, and no term ends on it'],
  ['NS', 'personal', '2026-01-26', '2026-02-17', 'Heritage Day is the 16th'],
  ['NS', 'registered_mail', '2026-06-01', '2026-07-02', 'received the 11th, 20 days to 1 July'],
  ['NL', 'personal', '2026-01-26', '2026-02-16', 'no holiday in February'],
  ['NL', 'personal', '2026-10-21', '2026-11-12', 'the 11th is Remembrance Day'],
  ['PE', 'personal', '2026-01-26', '2026-02-17', 'Islander Day is the 16th'],
  ['PE', 'personal', '2026-09-09', '2026-10-01', '30 September is kept there'],
  ['NT', 'personal', '2026-05-31', '2026-06-23', '21 June is a Sunday, kept on the Monday'],
  ['NU', 'personal', '2026-06-18', '2026-07-10', 'Nunavut Day is the 9th'],
  ['YT', 'personal', '2026-07-27', '2026-08-18', 'Discovery Day is the 17th'],
];

const firstSale = ([state, method, day]: Row): string | null | undefined => {
  const served = service({ method, servedDate: day, emailConsent: true });
  const clocks = clocksOf(factsWith({ state, services: [served] }), enforcementRules);
  return clocks.find(({ name }) => name === 'disposition')?.due;
};

describe('the first day on which a unit may be sold', () => {
  it.each(table)('in %s, served by %s on %s, is %s: %s', (...row) => {
    expect(firstSale(row)).toBe(row[3]);
  });

  it('is told with each step: posted, received, the days, and the next business day', () => {
    const served = service({ method: 'registered_mail', servedDate: '2026-06-02', postedDate: '2026-06-02' });
    const [clock] = clocksOf(factsWith({ services: [served] }), enforcementRules);
    expect(clock?.steps.map(({ what, from, days, to, rule }) => [what, from, days, to, rule?.key])).toEqual([
      ['posted', null, null, '2026-06-02', undefined],
      ['received', '2026-06-02', 10, '2026-06-12', 'deemed_service_days_registered_mail'],
      ['clear_days', '2026-06-12', 15, '2026-06-27', 'disposition_notice_days'],
      ['first_day', null, null, '2026-06-28', undefined],
      ['business_day', '2026-06-28', null, '2026-06-29', undefined],
    ]);
  });
});
