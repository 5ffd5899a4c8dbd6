import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDue, reminderMoves, whyNotReminder } from '#contract/lifecycles/reminder';
import { wallTime } from '#contract/local-time';

const toronto = 'America/Toronto';
const facts = { isStatutory: false, leads: false, now: '2026-11-20T15:00:00.000Z' };

describe('moving a reminder', () => {
  it('leaves what is settled as it is', () => {
    expect(reminderMoves.completed).toEqual([]);
    expect(reminderMoves.cancelled).toEqual([]);
    expect(whyNotReminder('completed', 'open', facts)).toBe('NOT_NEXT');
    expect(whyNotReminder('open', 'open', facts)).toBe('NOT_NEXT');
    expect(whyNotReminder('snoozed', 'open', facts)).toBeUndefined();
    expect(whyNotReminder('open', 'completed', facts)).toBeUndefined();
  });

  it('keeps what the law asks for from being cancelled by those who lead nobody', () => {
    expect(whyNotReminder('open', 'cancelled', facts)).toBeUndefined();
    expect(whyNotReminder('open', 'cancelled', { ...facts, isStatutory: true })).toBe('STATUTORY');
    expect(whyNotReminder('open', 'cancelled', { ...facts, isStatutory: true, leads: true })).toBeUndefined();
    expect(whyNotReminder('open', 'completed', { ...facts, isStatutory: true })).toBeUndefined();
  });

  it('puts off only to a time to come', () => {
    expect(whyNotReminder('open', 'snoozed', facts)).toBe('NEEDS_SNOOZED_UNTIL');
    const past = { ...facts, snoozedUntil: '2026-11-20T15:00:00.000Z' };
    expect(whyNotReminder('open', 'snoozed', past)).toBe('SNOOZED_UNTIL_PAST');
    const later = { ...facts, snoozedUntil: '2026-11-20T15:00:00.001Z' };
    expect(whyNotReminder('snoozed', 'snoozed', later)).toBeUndefined();
  });
});

describe('when a reminder is due next', () => {
  const next = (due: string, recurrence: 'daily' | 'weekly' | 'monthly', after = due) =>
    nextDue(due, recurrence, toronto, new Date(after));

  it('keeps the time of day across a change of the clocks', () => {
    expect(next('2026-10-31T13:00:00.000Z', 'daily')).toBe('2026-11-01T14:00:00.000Z');
    expect(next('2026-10-28T13:00:00.000Z', 'weekly')).toBe('2026-11-04T14:00:00.000Z');
    expect(next('2026-10-15T13:00:00.000Z', 'monthly')).toBe('2026-11-15T14:00:00.000Z');
  });

  it('takes the last day of a shorter month', () => {
    expect(next('2026-01-31T14:00:00.000Z', 'monthly')).toBe('2026-02-28T14:00:00.000Z');
    expect(next('2028-01-31T14:00:00.000Z', 'monthly')).toBe('2028-02-29T14:00:00.000Z');
    expect(next('2026-12-31T14:00:00.000Z', 'monthly')).toBe('2027-01-31T14:00:00.000Z');
    expect(next('2026-01-31T14:00:00.000Z', 'monthly', '2026-03-01T00:00:00.000Z')).toBe(
      '2026-03-31T13:00:00.000Z',
    );
  });

  it('is never in the past, however late the last one was done', () => {
    expect(next('2026-11-01T14:00:00.000Z', 'daily', '2026-11-20T15:00:00.000Z')).toBe(
      '2026-11-21T14:00:00.000Z',
    );
    expect(next('2026-11-02T14:00:00.000Z', 'weekly', '2026-11-20T15:00:00.000Z')).toBe(
      '2026-11-23T14:00:00.000Z',
    );
  });

  it('is nothing for what does not recur', () => {
    expect(nextDue('2026-11-20T15:00:00.000Z', 'none', toronto, new Date())).toBeUndefined();
  });

  it('is the first later time at the same hour, a day, a week or a month on, for any due date and zone', () => {
    const moments = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2030-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'America/Toronto',
      'America/Vancouver',
      'America/St_Johns',
      'America/Regina',
      'UTC',
    );
    const recurrences = fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const);
    fc.assert(
      fc.property(
        moments,
        recurrences,
        zones,
        fc.integer({ min: -40, max: 400 }),
        (due, every, zone, days) => {
          const after = new Date(due.getTime() + days * 86_400_000);
          const text = nextDue(due.toISOString(), every, zone, after);
          const at = new Date(text ?? Number.NaN);
          const [from, to] = [wallTime(due, zone), wallTime(at, zone)];
          const latest = Math.max(due.getTime(), after.getTime());
          expect(at.getTime()).toBeGreaterThan(latest);
          // No earlier one was passed over: a period, and at most an hour that the clocks were put on.
          const length = { daily: 1, weekly: 7, monthly: 31 }[every] * 86_400_000 + 2 * 3_600_000;
          expect(at.getTime() - latest).toBeLessThanOrEqual(length);
          const passed =
            Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day);
          if (every === 'daily') expect(passed % 86_400_000).toBe(0);
          if (every === 'weekly') expect(passed % (7 * 86_400_000)).toBe(0);
          if (every === 'monthly') {
            const last = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
            expect(to.day).toBe(Math.min(from.day, last));
          }
          // The same time of day, unless the clocks leave it out on that very day.
          expect([0, 3_600_000]).toContain(to.time - from.time);
        },
      ),
      { numRuns: 500 },
    );
  });
});
