import { expect, it } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';

it('is the evening before where the agency is while Greenwich has the next day', () => {
  const { today, momentAgo, dayAgo } = calendarOf(new Date('2026-11-21T03:00:00Z'));
  expect([today, dayAgo(1), dayAgo(1.5), dayAgo(-30)]).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-12-20',
  ]);
  expect([momentAgo(0), momentAgo(0.5)]).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-19T17:00:00.000Z']);
});

it('begins no day that has not come: the hour after midnight in summer', () => {
  const { today, momentAgo } = calendarOf(new Date('2026-07-01T04:20:00Z'));
  expect([today, momentAgo(0)]).toEqual(['2026-07-01', '2026-07-01T04:00:00.000Z']);
});
