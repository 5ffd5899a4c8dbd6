import { expect, test } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import type { Bundle } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import { planFile } from '#server/seed/demo-plan';

/** By hand: Monday, Tuesday, Friday, Saturday and Sunday of a week without a holiday, Easter Monday and the Sunday after Christmas. */
const days = [
  ...['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21', '2026-11-22'],
  ...['2026-04-06', '2026-12-27'],
];

/** The open files of a demo that is loaded in the evening of a day, made once. */
const openFiles = once((day: string): Bundle['file'][] => {
  const calendar = calendarOf(eveningOf(day));
  return Array.from(
    { length: 2000 },
    (_, number) => makeFile(planFile(number, calendar), `D-${number}`, calendar, 0).file,
  ).filter(({ closed }) => !closed);
});

const eveningOf = (day: string): Date => new Date(`${day}T18:00:00Z`);

function once<T>(make: (day: string) => T): (day: string) => T {
  const made = new Map<string, T>();
  return (day) => {
    if (!made.has(day)) made.set(day, make(day));
    return made.get(day) as T;
  };
}

test.each(days)('of the open files of a demo loaded on %s, one in ten to one in five is late', (day) => {
  const open = openFiles(day);
  const late = open.filter(({ statusDue, hold }) => !hold && new Date(statusDue ?? '') < eveningOf(day));
  expect(open.length).toBeGreaterThan(600);
  expect((100 * late.length) / open.length).toBeGreaterThanOrEqual(9);
  expect((100 * late.length) / open.length).toBeLessThanOrEqual(20);
});

test.each(days)('of a demo loaded on %s, some files are being tried, over a rest as well', (day) => {
  const open = openFiles(day);
  const tried = open.filter(({ status }) => status === 'attempting');
  expect((100 * tried.length) / open.length).toBeGreaterThanOrEqual(2);
});

test('a new assignment has been one since it was placed', () => {
  const fresh = openFiles('2026-11-20').filter(({ status }) => status === 'new_assignment');
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.filter(({ statusSince, assignmentDate }) => statusSince !== assignmentDate)).toEqual([]);
});
