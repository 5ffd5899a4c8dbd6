import { describe, expect, it } from 'vitest';
import { clocksOf } from '#contract/clocks/clocks-of';
import { addDays } from '#contract/clocks/day';
import type { NoticeKind } from '#contract/clocks/clock';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { dueOf, factsWith } from './facts';

type Province = ValueOf<'province'>;
type Method = ValueOf<'noticeMethod'>;

/**
 * By every method on Monday 2 March 2026, reckoned on a wall calendar. By hand it is received that day, by courier or e-mail on the 3rd, posted
 * on a door on the 5th, by registered mail on the 12th. Fifteen clear days end on the 17th, 18th, 20th and 27th; twenty on Sunday the 22nd, the
 * 23rd, the 25th and 1 April. A Saturday becomes the Monday.
 */
const byMethod: readonly (readonly [Province, Readonly<Record<Method, string>>])[] = [
  [
    'ON',
    {
      ...{ personal: '2026-03-18', courier: '2026-03-19', email: '2026-03-19' },
      ...{ substituted: '2026-03-23', registered_mail: '2026-03-30' },
    },
  ],
  ...(['BC', 'AB', 'SK', 'MB', 'NB', 'NS', 'PE', 'NL', 'NT', 'NU', 'YT'] as const).map(
    (province): readonly [Province, Readonly<Record<Method, string>>] => [
      province,
      {
        ...{ personal: '2026-03-23', courier: '2026-03-24', email: '2026-03-24' },
        ...{ substituted: '2026-03-26', registered_mail: '2026-04-02' },
      },
    ],
  ),
];

/** Of each province and territory a day that ends before one of its own holidays, and the day after it: both sides of the boundary. */
const byHoliday: readonly (readonly [
  Province,
  served: string,
  firstSale: string,
  next: string,
  why: string,
])[] = [
  [
    'ON',
    '2026-05-01',
    '2026-05-19',
    '2026-05-19',
    'the first day would be Sunday the 17th, then Victoria Day',
  ],
  ['BC', '2026-07-12', '2026-08-04', '2026-08-04', 'Sunday the 2nd, then British Columbia Day'],
  ['AB', '2026-09-20', '2026-10-13', '2026-10-13', 'Sunday the 11th, then Thanksgiving'],
  ['SK', '2026-10-20', '2026-11-10', '2026-11-12', 'the 10th is the day before Remembrance Day'],
  [
    'MB',
    '2026-09-08',
    '2026-09-29',
    '2026-10-01',
    'the 29th is the day before that of Truth and Reconciliation',
  ],
  ['NB', '2026-07-10', '2026-07-31', '2026-08-04', 'Friday the 31st, then the weekend and New Brunswick Day'],
  ['NS', '2026-01-23', '2026-02-13', '2026-02-17', 'Friday the 13th, then the weekend and Heritage Day'],
  ['PE', '2026-01-23', '2026-02-13', '2026-02-17', 'Friday the 13th, then the weekend and Islander Day'],
  ['NL', '2026-06-09', '2026-06-30', '2026-07-02', 'the 30th is the day before that of Canada'],
  [
    'NT',
    '2026-05-29',
    '2026-06-19',
    '2026-06-23',
    'Friday the 19th; its day of June is a Sunday, kept on Monday the 22nd',
  ],
  ['NU', '2026-06-17', '2026-07-08', '2026-07-10', 'the 8th is the day before Nunavut Day'],
  ['YT', '2026-07-24', '2026-08-14', '2026-08-18', 'Friday the 14th, then the weekend and Discovery Day'],
  ...(['AB', 'BC'] as const).flatMap((province) => [
    [
      province,
      '2026-03-12',
      '2026-04-02',
      '2026-04-07',
      'Good Friday, the weekend and Easter Monday',
    ] as const,
    [province, '2024-12-03', '2024-12-24', '2024-12-27', 'Christmas and the day after it'] as const,
  ]),
  // Where the statute on interpretation was not read, a term ends on none of the days that the law of Canada keeps.
  ...(['SK', 'MB', 'NB', 'NS', 'PE', 'YT', 'NT', 'NU'] as const).flatMap((province) => [
    [
      province,
      '2026-03-12',
      '2026-04-02',
      '2026-04-07',
      'Good Friday, the weekend and Easter Monday',
    ] as const,
    [province, '2024-12-03', '2024-12-24', '2024-12-27', 'Christmas and the day after it'] as const,
    [province, '2026-09-08', '2026-09-29', '2026-10-01', 'the 30th is kept by the law of Canada'] as const,
    [
      province,
      '2026-12-03',
      '2026-12-24',
      '2026-12-29',
      'Christmas, and the day after it, a Saturday, on the Monday',
    ] as const,
    [province, '2026-07-10', '2026-07-31', '2026-08-04', 'the first Monday of August'] as const,
  ]),
  ...(['NB', 'NS', 'PE', 'NL'] as const).flatMap((province) => [
    [province, '2026-04-24', '2026-05-15', '2026-05-19', 'the weekend, then Victoria Day'] as const,
    [province, '2026-09-18', '2026-10-09', '2026-10-13', 'the weekend, then Thanksgiving'] as const,
  ]),
  ['NL', '2024-12-03', '2024-12-24', '2024-12-27', 'Christmas and the day after it'],
  [
    'NL',
    '2026-03-13',
    '2026-04-06',
    '2026-04-06',
    'Good Friday and the weekend; a term ends on Easter Monday',
  ],
  ['NL', '2026-09-08', '2026-09-29', '2026-10-01', 'the 30th is kept by the law of Canada'],
  ['NL', '2026-12-03', '2026-12-24', '2026-12-29', 'Christmas, and the day after it on the Monday'],
  ['NL', '2026-07-14', '2026-08-04', '2026-08-06', 'the 5th is the regatta of St. John’s'],
  ['NL', '2026-07-10', '2026-07-31', '2026-08-03', 'a term ends on the first Monday of August'],
  ['YT', '2026-01-29', '2026-02-19', '2026-02-23', 'Heritage Day is Friday the 20th, then a weekend'],
  // The last Sunday of February is its fifth.
  ['YT', '2032-02-05', '2032-02-26', '2032-03-01', 'Heritage Day is Friday the 27th, then a weekend'],
  ['ON', '2026-03-17', '2026-04-02', '2026-04-07', 'Good Friday, the weekend and Easter Monday'],
  ['ON', '2026-10-25', '2026-11-10', '2026-11-12', 'the 10th is the day before Remembrance Day'],
  ['ON', '2029-10-25', '2029-11-12', '2029-11-12', 'Remembrance Day on a Sunday moves to no other day'],
  ['ON', '2027-12-08', '2027-12-24', '2027-12-28', 'Christmas on a Saturday is kept on the Monday too'],
  ['AB', '2026-12-03', '2026-12-24', '2026-12-28', 'the day after Christmas is a Saturday, kept on no other'],
  ['ON', '2022-12-07', '2022-12-23', '2022-12-28', 'Christmas on a Sunday: the Monday and the Tuesday'],
];

/** In Québec the notice runs before the surrender; by hand on such a day, or registered on it. */
const quebec: readonly (readonly [string, NoticeKind, Method, day: string, first: string, why: string])[] = [
  [
    'a consumer’s hypothec',
    'qc_hypothecary',
    'personal',
    '2026-03-04',
    '2026-04-08',
    'thirty days to Good Friday; the debtor has until Tuesday the 7th, after Easter Monday',
  ],
  [
    'a consumer’s hypothec',
    'qc_hypothecary',
    'personal',
    '2026-03-02',
    '2026-04-02',
    'thirty days to 1 April',
  ],
  [
    'a consumer’s hypothec',
    'qc_hypothecary',
    'registered_mail',
    '2026-03-02',
    '2026-04-02',
    'the register counts, and not the mail',
  ],
  ['an instalment sale', 'qc_cpa_30', 'personal', '2026-03-02', '2026-04-02', 'thirty days to 1 April'],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2026-03-03',
    '2026-04-07',
    'to 2 April; Good Friday, a weekend and Easter Monday',
  ],
  ['an instalment sale', 'qc_cpa_30', 'courier', '2026-03-02', '2026-04-07', 'received on the 3rd'],
  ['an instalment sale', 'qc_cpa_30', 'email', '2026-03-02', '2026-04-07', 'received on the 3rd'],
  [
    'an instalment sale',
    'qc_cpa_30',
    'substituted',
    '2026-03-02',
    '2026-04-08',
    'received on the 5th, to Saturday the 4th, so to Tuesday the 7th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'registered_mail',
    '2026-03-02',
    '2026-04-14',
    'received on the 12th, to Saturday 11 April, so to Monday the 13th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2026-05-25',
    '2026-06-26',
    'to the national holiday, so to the 25th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2026-05-24',
    '2026-06-25',
    'to 23 June; the national holiday is the 24th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2025-12-02',
    '2026-01-06',
    'to New Year; the 2nd is none either, so to Monday the 5th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2025-11-25',
    '2025-12-30',
    'to Christmas; nor the 26th, so to Monday the 29th',
  ],
  [
    'an instalment sale',
    'qc_cpa_30',
    'personal',
    '2026-11-25',
    '2026-12-29',
    'to Christmas, a Friday; in Québec the 26th moves to no Monday, so to the 28th',
  ],
  ['an instalment sale', 'qc_cpa_30', 'personal', '2026-05-23', '2026-06-23', 'to 22 June'],
  ['an instalment sale', 'qc_cpa_30', 'personal', '2026-05-31', '2026-07-02', 'to 30 June; Canada Day'],
];

describe('the first day of a sale', () => {
  it('is known of every province and territory but Québec, whose notice runs before', () => {
    const told = new Set(byMethod.map(([province]) => province));
    expect(vocabularies.province.filter((one) => !told.has(one))).toEqual(['QC']);
    expect(new Set(byHoliday.map(([province]) => province))).toEqual(told);
  });

  it.each(byMethod)('in %s is told by each method of service: %j', (state, days) => {
    const methods = vocabularies.noticeMethod;
    const due = methods.map((method) => [method, dueOf('disposition', method, '2026-03-02', { state })]);
    expect(Object.fromEntries(due)).toEqual(days);
  });

  it.each(byHoliday)(
    'in %s, served on %s, is %s, and served a day later %s: %s',
    (state, day, first, next) => {
      const due = (served: string) => dueOf('disposition', 'personal', served, { state });
      expect([due(day), due(addDays(day, 1))]).toEqual([first, next]);
    },
  );
});

describe('the first day of a surrender or a seizure', () => {
  it.each(quebec)('after %s, %s by %s on %s, is %s: %s', (_, notice, method, day, first) => {
    const contractType = notice === 'qc_cpa_30' ? 'conditional_sale' : 'secured_loan';
    expect(
      dueOf(notice, method, day, { state: 'QC', stage: 'intake', securedDate: null, contractType }),
    ).toBe(first);
  });
});

/** How long a debtor in Alberta may object to the seizure. */
const objections: readonly (readonly [Method, day: string, last: string, why: string])[] = [
  ['personal', '2026-03-02', '2026-03-17', 'fifteen days'],
  ['courier', '2026-03-02', '2026-03-18', 'received on the 3rd'],
  ['registered_mail', '2026-03-02', '2026-03-27', 'received on the 12th'],
  ['substituted', '2026-03-02', '2026-03-20', 'received on the 5th'],
  ['email', '2026-03-02', '2026-03-18', 'received on the 3rd'],
  ['personal', '2026-03-19', '2026-04-07', 'Good Friday the 3rd; no term ends on Easter Monday the 6th'],
];

describe('the last day to object in Alberta', () => {
  it.each(objections)('by %s on %s is %s: %s', (method, day, last) => {
    expect(dueOf('seizure', method, day, { state: 'AB' })).toBe(last);
  });
});

describe('the ninety days of Ontario', () => {
  const due = (amountPaidRatio: number, disposalWaivedDate: string | null, securedDate = '2026-03-03') =>
    clocksOf(factsWith({ amountPaidRatio, disposalWaivedDate, securedDate }), enforcementRules).find(
      ({ name }) => name === 'disposal',
    )?.due;

  it('run from sixty percent on, and no longer once the debtor, in default, let them be', () => {
    expect([due(0.6, null), due(0.5999, null), due(0.6, '2026-03-20')]).toEqual([
      '2026-06-01',
      undefined,
      undefined,
    ]);
    expect(due(0.75, null, '2026-04-02')).toBe('2026-07-02');
  });
});
