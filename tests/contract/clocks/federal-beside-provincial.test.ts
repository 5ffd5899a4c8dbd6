import { describe, expect, it } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { bia, farm, served } from './federal';
import type { Dates } from './federal';

type Province = ValueOf<'province'>;
type Own = readonly [Province, why: string, insolvent: Dates, farmer: Dates];

/** Monday 16 February: ten days to the 12th and the 13th; fifteen business days to the 12th, the 13th and over it to the 17th. */
const february = (province: Province, why: string): Own => [
  ...([province, why] as const),
  [
    ['2026-02-02', '2026-02-13'],
    ['2026-02-03', '2026-02-17'],
  ],
  [
    ['2026-01-22', '2026-02-13'],
    ['2026-01-23', '2026-02-17'],
    ['2026-01-26', '2026-02-18'],
  ],
];

/** Monday 3 August: ten days to 30 and 31 July; fifteen business days to the 30th, the 31st and over it to 4 August. */
const august = (province: Province, why: string): Own => [
  ...([province, why] as const),
  [
    ['2026-07-20', '2026-07-31'],
    ['2026-07-21', '2026-08-04'],
  ],
  [
    ['2026-07-09', '2026-07-31'],
    ['2026-07-10', '2026-08-04'],
    ['2026-07-13', '2026-08-05'],
  ],
];

/** Of each province and territory a day that it keeps of its own, beside those of Canada. */
const own: readonly Own[] = [
  february('ON', 'Family Day'),
  february('AB', 'Family Day'),
  february('MB', 'Louis Riel Day'),
  february('NS', 'Heritage Day'),
  february('PE', 'Islander Day'),
  august('BC', 'British Columbia Day'),
  august('SK', 'Saskatchewan Day'),
  august('NB', 'New Brunswick Day'),
  [
    ...([
      'QC',
      'its national holiday, Wednesday 24 June: to the 22nd, the 23rd and over it to the 25th',
    ] as const),
    [
      ['2026-06-12', '2026-06-23'],
      ['2026-06-13', '2026-06-25'],
    ],
    [
      ['2026-06-01', '2026-06-23'],
      ['2026-06-02', '2026-06-25'],
      ['2026-06-03', '2026-06-26'],
    ],
  ],
  [
    ...([
      'NL',
      'the regatta of St. John’s, Wednesday 5 August: to the 3rd, the 4th and over it to the 6th',
    ] as const),
    [
      ['2026-07-24', '2026-08-04'],
      ['2026-07-25', '2026-08-06'],
    ],
    [
      ['2026-07-10', '2026-08-04'],
      ['2026-07-13', '2026-08-06'],
      ['2026-07-14', '2026-08-07'],
    ],
  ],
  [
    ...([
      'NT',
      'that of Indigenous Peoples, a Sunday kept on Monday 22 June: to the 18th, the 19th, over it to the 23rd',
    ] as const),
    [
      ['2026-06-08', '2026-06-19'],
      ['2026-06-09', '2026-06-23'],
    ],
    [
      ['2026-05-28', '2026-06-19'],
      ['2026-05-29', '2026-06-23'],
      ['2026-06-01', '2026-06-24'],
    ],
  ],
  [
    ...([
      'NU',
      'its own day, Thursday 9 July, with Canada’s before: to the 7th, the 8th and over it to the 10th',
    ] as const),
    [
      ['2026-06-27', '2026-07-08'],
      ['2026-06-28', '2026-07-10'],
    ],
    [
      ['2026-06-15', '2026-07-08'],
      ['2026-06-16', '2026-07-10'],
      ['2026-06-17', '2026-07-13'],
    ],
  ],
  [
    ...(['YT', 'Discovery Day, Monday 17 August: to the 13th, the 14th and over it to the 18th'] as const),
    [
      ['2026-08-03', '2026-08-14'],
      ['2026-08-04', '2026-08-18'],
    ],
    [
      ['2026-07-22', '2026-08-14'],
      ['2026-07-23', '2026-08-18'],
      ['2026-07-24', '2026-08-19'],
    ],
  ],
];

describe('a notice of the law of Canada goes past the days that a province keeps beside', () => {
  it('in each of the thirteen', () => {
    expect(own.map(([province]) => province).sort()).toEqual([...vocabularies.province].sort());
  });

  it.each(own)('in %s: %s', (state, _, insolvent, farmer) => {
    expect([served(bia, state, insolvent), served(farm, state, farmer)]).toEqual([insolvent, farmer]);
  });

  it('the day after Christmas, a Tuesday in 2028, and in Québec also 2 January, a Friday in 2026', () => {
    expect([bia('ON', '2028-12-15'), bia('QC', '2028-12-15')]).toEqual(['2028-12-27', '2028-12-27']);
    expect([bia('ON', '2025-12-22'), bia('QC', '2025-12-22')]).toEqual(['2026-01-02', '2026-01-05']);
  });

  it('on the Monday where the day is a Sunday, if the province says so: 30 September 2029', () => {
    expect([bia('BC', '2029-09-19'), bia('AB', '2029-09-19')]).toEqual(['2029-10-02', '2029-10-01']);
  });
});
