import { describe, expect, it } from 'vitest';
import { nextRunAfter, periodOf } from '#contract/reports/next-run';
import type { Recurrence } from '#contract/reports/next-run';

const usual: Recurrence = {
  frequency: 'daily',
  dayOfWeek: null,
  dayOfMonth: null,
  timeOfDay: '07:00',
  timeZone: 'America/Toronto',
  firstDay: '2026-01-01',
  province: 'ON',
};

/** The instants at which a recurrence is due in a year, as a host asks for them: each after the one before. */
function ofTheYear(recurrence: Partial<Recurrence>): string[] {
  const due: string[] = [];
  let after = new Date('2026-01-01T00:00:00Z');
  for (;;) {
    after = nextRunAfter(after, { ...usual, ...recurrence });
    if (after.getUTCFullYear() > 2026) return due;
    due.push(after.toISOString());
  }
}
const days = (due: readonly string[]): string[] => due.map((one) => one.slice(0, 10));

describe('a report that is made by itself', () => {
  it('is made every day of the year once, at its hour on the clocks of its zone, through both changes of the clocks', () => {
    const due = ofTheYear({});
    expect(due).toHaveLength(365);
    expect(new Set(days(due)).size).toBe(365);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Toronto', timeStyle: 'short' });
    expect(new Set(due.map((one) => clock.format(new Date(one))))).toEqual(new Set(['07:00']));
    expect(due).toContain('2026-03-07T12:00:00.000Z');
    expect(due).toContain('2026-03-08T11:00:00.000Z');
    expect(due).toContain('2026-10-31T11:00:00.000Z');
    expect(due).toContain('2026-11-01T12:00:00.000Z');
  });

  it('is made as much later where its hour is left out in spring, and the first time where it comes twice in autumn', () => {
    const inSpring = ofTheYear({ timeOfDay: '02:30' }).filter((one) => one.startsWith('2026-03-08'));
    expect(inSpring).toEqual(['2026-03-08T07:30:00.000Z']);
    const inAutumn = ofTheYear({ timeOfDay: '01:30' }).filter((one) => one.startsWith('2026-11-01'));
    expect(inAutumn).toEqual(['2026-11-01T05:30:00.000Z']);
    expect(ofTheYear({ timeOfDay: '01:30' })).toHaveLength(365);
    expect(ofTheYear({ timeOfDay: '02:30' })).toHaveLength(365);
  });

  it('knows zones without a summer time, and those of half an hour', () => {
    expect(ofTheYear({ timeZone: 'America/Regina' })[0]).toBe('2026-01-01T13:00:00.000Z');
    expect(ofTheYear({ timeZone: 'America/Regina' })[180]).toBe('2026-06-30T13:00:00.000Z');
    expect(ofTheYear({ timeZone: 'America/St_Johns' })[0]).toBe('2026-01-01T10:30:00.000Z');
  });

  it('is made on business days alone, where it is for those', () => {
    const due = days(ofTheYear({ frequency: 'business_daily' }));
    for (const holiday of [
      '2026-01-01',
      '2026-02-16',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-10-12',
      '2026-12-25',
    ])
      expect(due).not.toContain(holiday);
    expect(due.filter((day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()))).toEqual([]);
    expect(due.slice(0, 3)).toEqual(['2026-01-02', '2026-01-05', '2026-01-06']);
    // Québec has its national holiday, and does not stop for Family Day.
    const inQuebec = days(ofTheYear({ frequency: 'business_daily', province: 'QC' }));
    expect(inQuebec).not.toContain('2026-06-24');
    expect(inQuebec).toContain('2026-02-16');
  });

  it('is made each week, or every other from the first of its days on', () => {
    const weekly = days(ofTheYear({ frequency: 'weekly', dayOfWeek: 'friday' }));
    expect(weekly).toHaveLength(52);
    expect(weekly.slice(0, 2)).toEqual(['2026-01-02', '2026-01-09']);
    const biweekly = days(ofTheYear({ frequency: 'biweekly', dayOfWeek: 'friday', firstDay: '2026-01-08' }));
    expect(biweekly.slice(0, 3)).toEqual(['2026-01-09', '2026-01-23', '2026-02-06']);
    const nextWeek = days(ofTheYear({ frequency: 'biweekly', dayOfWeek: 'monday', firstDay: '2026-01-08' }));
    expect(nextWeek.slice(0, 2)).toEqual(['2026-01-12', '2026-01-26']);
    expect(nextWeek.filter((day) => day.startsWith('2026-03') || day.startsWith('2026-11'))).toEqual([
      '2026-03-09',
      '2026-03-23',
      '2026-11-02',
      '2026-11-16',
      '2026-11-30',
    ]);
  });

  it('is made on the last day of a month that does not have its day', () => {
    expect(days(ofTheYear({ frequency: 'monthly', dayOfMonth: 31 }))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
    ]);
    expect(days(ofTheYear({ frequency: 'quarterly', dayOfMonth: 2 }))).toEqual([
      '2026-01-02',
      '2026-04-02',
      '2026-07-02',
      '2026-10-02',
    ]);
    const leap = nextRunAfter(new Date('2028-02-01T00:00:00Z'), {
      ...usual,
      frequency: 'monthly',
      dayOfMonth: 30,
    });
    expect(leap.toISOString()).toBe('2028-02-29T12:00:00.000Z');
  });
});

describe('the days that it tells of', () => {
  const told = (frequency: Recurrence['frequency'], at: string): [string, string] => {
    const { dateFrom, dateTo } = periodOf(new Date(at), { ...usual, frequency });
    return [dateFrom, dateTo];
  };
  it.each([
    ['daily', '2026-03-09T11:00:00Z', '2026-03-08', '2026-03-08'],
    // Still the eighth where it is made.
    ['daily', '2026-03-09T03:00:00Z', '2026-03-07', '2026-03-07'],
    ['business_daily', '2026-04-07T11:00:00Z', '2026-04-06', '2026-04-06'],
    ['business_daily', '2026-04-06T11:00:00Z', '2026-04-02', '2026-04-05'],
    ['weekly', '2026-03-13T11:00:00Z', '2026-03-06', '2026-03-12'],
    ['biweekly', '2026-03-16T11:00:00Z', '2026-03-02', '2026-03-15'],
    ['monthly', '2026-03-01T12:00:00Z', '2026-02-01', '2026-02-28'],
    ['monthly', '2026-01-31T12:00:00Z', '2025-12-01', '2025-12-31'],
    ['quarterly', '2026-04-02T11:00:00Z', '2026-01-01', '2026-03-31'],
    ['quarterly', '2026-01-02T12:00:00Z', '2025-10-01', '2025-12-31'],
  ] as const)('are, %s at %s, %s to %s', (frequency, at, from, to) => {
    expect(told(frequency, at)).toEqual([from, to]);
  });
});
