import { describe, expect, it } from 'vitest';
import { clocksOf } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { factsWith, service } from './facts';
import { bia, farm, served, untaken } from './federal';
import type { Dates } from './federal';

type Method = ValueOf<'noticeMethod'>;

/**
 * By every method on Monday 2 March 2026, reckoned on a wall calendar; Easter Sunday is 5 April. Ten days from the sending end on Thursday
 * the 12th, however it was sent. A farmer has received it on the 2nd, by courier or e-mail on the 3rd, posted on a door on Thursday the 5th, by
 * registered mail on Thursday the 12th; fifteen business days end on Monday the 23rd, the 24th, Thursday the 26th and Thursday 2 April, which
 * Good Friday, a weekend and Easter Monday follow.
 */
const byMethod: readonly (readonly [Method, insolvent: string, farmer: string])[] = [
  ['personal', '2026-03-13', '2026-03-24'],
  ['courier', '2026-03-13', '2026-03-25'],
  ['email', '2026-03-13', '2026-03-25'],
  ['substituted', '2026-03-13', '2026-03-27'],
  ['registered_mail', '2026-03-13', '2026-04-07'],
];

/**
 * Days that the law of Canada keeps in every province (Interpretation Act, s. 35), also in those that keep them not, and weekends: both sides
 * of each. Ten days after the first of each pair the next day is the eve of what is kept; a day later it is the day itself.
 */
const insolventEverywhere: readonly (readonly [why: string, Dates])[] = [
  [
    'a weekend, Saturday 14 March',
    [
      ['2026-03-02', '2026-03-13'],
      ['2026-03-03', '2026-03-16'],
      ['2026-03-04', '2026-03-16'],
      ['2026-03-05', '2026-03-16'],
      ['2026-03-06', '2026-03-17'],
    ],
  ],
  [
    'sent on a weekend, 7 and 8 March',
    [
      ['2026-03-07', '2026-03-18'],
      ['2026-03-08', '2026-03-19'],
    ],
  ],
  [
    'Good Friday 3 April and Easter Monday',
    [
      ['2026-03-22', '2026-04-02'],
      ['2026-03-23', '2026-04-07'],
      ['2026-03-26', '2026-04-07'],
      ['2026-03-27', '2026-04-07'],
      ['2026-03-28', '2026-04-08'],
    ],
  ],
  [
    'Victoria Day, Monday 18 May',
    [
      ['2026-05-04', '2026-05-15'],
      ['2026-05-05', '2026-05-19'],
    ],
  ],
  [
    'Canada Day, Wednesday 1 July',
    [
      ['2026-06-19', '2026-06-30'],
      ['2026-06-20', '2026-07-02'],
    ],
  ],
  [
    'Labour Day, Monday 7 September',
    [
      ['2026-08-24', '2026-09-04'],
      ['2026-08-25', '2026-09-08'],
    ],
  ],
  [
    'Truth and Reconciliation, Wednesday 30 September',
    [
      ['2026-09-18', '2026-09-29'],
      ['2026-09-19', '2026-10-01'],
    ],
  ],
  [
    'Thanksgiving, Monday 12 October',
    [
      ['2026-09-28', '2026-10-09'],
      ['2026-09-29', '2026-10-13'],
    ],
  ],
  [
    'Remembrance Day, Wednesday 11 November',
    [
      ['2026-10-30', '2026-11-10'],
      ['2026-10-31', '2026-11-12'],
    ],
  ],
  [
    'the first Monday of August, the 3rd, a civic holiday where a council resolves so',
    [
      ['2026-07-20', '2026-07-31'],
      ['2026-07-21', '2026-08-04'],
    ],
  ],
  [
    'Christmas, a Friday, and the day after it, a Saturday kept on the Monday',
    [
      ['2026-12-13', '2026-12-24'],
      ['2026-12-14', '2026-12-29'],
    ],
  ],
  [
    'Christmas, a Thursday, and the day after it',
    [
      ['2025-12-13', '2025-12-24'],
      ['2025-12-14', '2025-12-29'],
    ],
  ],
  [
    'Christmas, a Saturday, and the day after it, kept on the Monday and the Tuesday',
    [
      ['2027-12-13', '2027-12-24'],
      ['2027-12-14', '2027-12-29'],
    ],
  ],
  [
    'New Year, a Saturday kept on Monday 3 January',
    [
      ['2027-12-20', '2027-12-31'],
      ['2027-12-21', '2028-01-04'],
    ],
  ],
  [
    'Canada Day, a Saturday kept on Monday 3 July',
    [
      ['2028-06-19', '2028-06-30'],
      ['2028-06-20', '2028-07-04'],
    ],
  ],
  [
    'Remembrance Day, a Saturday kept on Monday 13 November',
    [
      ['2028-10-30', '2028-11-10'],
      ['2028-10-31', '2028-11-14'],
    ],
  ],
  [
    'New Year, a Friday',
    [
      ['2026-12-20', '2026-12-31'],
      ['2026-12-21', '2027-01-04'],
    ],
  ],
];

/** The same days, of fifteen business days: those before, those that end on the eve, and those that go over what is kept. */
const farmerEverywhere: readonly (readonly [why: string, Dates])[] = [
  [
    'a weekend: a Friday, a Saturday and a Sunday count as one, to Friday the 27th; the Monday to the 30th',
    [
      ['2026-03-06', '2026-03-30'],
      ['2026-03-07', '2026-03-30'],
      ['2026-03-08', '2026-03-30'],
      ['2026-03-09', '2026-03-31'],
    ],
  ],
  [
    'Good Friday and Easter Monday: to 1 April, to the 2nd, over both to the 7th',
    [
      ['2026-03-11', '2026-04-02'],
      ['2026-03-12', '2026-04-07'],
      ['2026-03-13', '2026-04-08'],
    ],
  ],
  [
    'Victoria Day: to Thursday 14 May, to the 15th, over it to the 19th',
    [
      ['2026-04-23', '2026-05-15'],
      ['2026-04-24', '2026-05-19'],
      ['2026-04-27', '2026-05-20'],
    ],
  ],
  [
    'Labour Day and 30 September: to the 28th, also if served on the holiday, to the 29th, over both to 1 October',
    [
      ['2026-09-04', '2026-09-29'],
      ['2026-09-07', '2026-09-29'],
      ['2026-09-08', '2026-10-01'],
      ['2026-09-09', '2026-10-02'],
    ],
  ],
  [
    'Thanksgiving, with 30 September before: to Thursday 8 October, to the 9th, over both to the 13th',
    [
      ['2026-09-16', '2026-10-09'],
      ['2026-09-17', '2026-10-13'],
      ['2026-09-18', '2026-10-14'],
    ],
  ],
  [
    'Remembrance Day: to Monday 9 November, to the 10th, over it to the 12th',
    [
      ['2026-10-19', '2026-11-10'],
      ['2026-10-20', '2026-11-12'],
      ['2026-10-21', '2026-11-13'],
    ],
  ],
  [
    'Christmas and New Year, both Fridays, and Monday the 28th: to 31 December, to Monday 4 January, to the 5th',
    [
      ['2026-12-08', '2027-01-04'],
      ['2026-12-09', '2027-01-05'],
      ['2026-12-10', '2027-01-06'],
    ],
  ],
  [
    'the first Monday of August: to Thursday 30 July, to the 31st, over it to 4 August',
    [
      ['2026-07-09', '2026-07-31'],
      ['2026-07-10', '2026-08-04'],
    ],
  ],
];

describe.each(vocabularies.province)('in %s a notice of the law of Canada', (state) => {
  it('gives the first day of a seizure by each method of service', () => {
    const days = vocabularies.noticeMethod.map((method): [string, unknown, unknown] => {
      return [method, bia(state, '2026-03-02', method), farm(state, '2026-03-02', method)];
    });
    expect(days.sort()).toEqual([...byMethod].sort());
  });

  it.each(insolventEverywhere)(
    'to an insolvent business goes ten days from its sending past %s',
    (_, dates) => {
      expect(served(bia, state, dates)).toEqual(dates);
    },
  );

  it.each(farmerEverywhere)('to a farmer goes fifteen business days past %s', (_, dates) => {
    expect(served(farm, state, dates)).toEqual(dates);
  });
});

describe('a day that the law of Canada keeps', () => {
  it('is one since it is kept: 30 September from 2021 on', () => {
    expect([bia('AB', '2020-09-19'), bia('AB', '2021-09-19')]).toEqual(['2020-09-30', '2021-10-01']);
  });
});

describe('more time that a person gave after a notice of the law of Canada', () => {
  it.each([
    ['bia_244', { isInsolventBusiness: true, debtorType: 'business' }],
    ['farm_debt', { isFarmer: true }],
  ] as const)(
    'ends on no day that it keeps, neither Good Friday nor Easter Monday: %s',
    (noticeKind, debtor) => {
      const services = [service({ noticeKind, servedDate: '2026-03-02' })];
      const extensions = [{ clock: 'prior_notice', until: '2026-04-04' }] as const;
      const facts = factsWith({ ...untaken, ...debtor, state: 'AB', services, extensions });
      const longer = clocksOf(facts, enforcementRules).find(({ name }) => name === 'prior_notice');
      expect([longer?.last, longer?.due]).toEqual(['2026-04-06', '2026-04-07']);
    },
  );
});
