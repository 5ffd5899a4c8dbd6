import { describe, expect, it } from 'vitest';
import { instantAt, startOfDay, startOfWeek, wallTime } from '#contract/local-time';

const toronto = 'America/Toronto';
const iso = (at: Date): string => at.toISOString();

describe('the clocks of a zone', () => {
  it('begin a day at their own midnight, on both sides of a change of the clocks', () => {
    expect(iso(startOfDay(new Date('2026-11-20T03:00:00Z'), toronto))).toBe('2026-11-19T05:00:00.000Z');
    expect(iso(startOfDay(new Date('2026-11-20T03:00:00Z'), 'America/Vancouver'))).toBe(
      '2026-11-19T08:00:00.000Z',
    );
    expect(iso(startOfDay(new Date('2026-11-01T12:00:00Z'), toronto))).toBe('2026-11-01T04:00:00.000Z');
    expect(iso(startOfDay(new Date('2026-11-01T12:00:00Z'), toronto, 1))).toBe('2026-11-02T05:00:00.000Z');
    expect(iso(startOfDay(new Date('2026-03-08T12:00:00Z'), toronto, 1))).toBe('2026-03-09T04:00:00.000Z');
  });

  it('begin a week on Monday', () => {
    for (const day of ['2026-11-16T12:00:00Z', '2026-11-20T12:00:00Z', '2026-11-23T04:59:59Z'])
      expect(iso(startOfWeek(new Date(day), toronto))).toBe('2026-11-16T05:00:00.000Z');
    expect(iso(startOfWeek(new Date('2026-11-23T05:00:00Z'), toronto))).toBe('2026-11-23T05:00:00.000Z');
    expect(iso(startOfWeek(new Date('2026-12-31T12:00:00Z'), toronto, 1))).toBe('2027-01-04T05:00:00.000Z');
  });

  it('take a time that is left out as much later, and the first of one that comes twice', () => {
    const at = (month: number, day: number, hours: number) =>
      iso(instantAt({ year: 2026, month, day, time: hours * 3_600_000 }, toronto));
    expect(at(3, 8, 2.5)).toBe('2026-03-08T07:30:00.000Z');
    expect(at(11, 1, 1.5)).toBe('2026-11-01T05:30:00.000Z');
    expect(at(11, 1, 2.5)).toBe('2026-11-01T07:30:00.000Z');
  });

  it('show the usual zone where a zone is not known', () => {
    const at = new Date('2026-11-20T15:00:00Z');
    expect(wallTime(at, 'Mars/Olympus')).toEqual(wallTime(at, toronto));
  });
});
