import { expect, test } from 'vitest';
import { isWorkingDay } from '#contract/clocks/business-day';
import { wallTime } from '#contract/local-time';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** Moments at which something happened on a file. */
const happeningsOf = ({ history, attempts, notes, traces, assignments }: Bundle): Set<unknown> =>
  new Set([
    ...history.map(({ at }) => at),
    ...attempts.map(({ at }) => at),
    ...notes.map(({ createdAt }) => createdAt),
    ...traces.flatMap(({ orderedAt, completedAt }) => [orderedAt, completedAt]),
    ...assignments.flatMap(({ assignedAt, acceptedAt, endedAt }) => [assignedAt, acceptedAt, endedAt]),
  ]);

const doneOf = ({ reminders }: Bundle) => reminders.filter(({ status }) => status === 'completed');

test('what somebody of the demo is reminded of is due after the reminder was made, and done after it', () => {
  const wrong = wrongOnes(({ file, reminders }) =>
    Object.fromEntries(
      reminders.map(({ reminderType, createdAt, dueDate, completedAt }) => [
        `${reminderType} made ${createdAt}, due ${dueDate}, done ${completedAt}`,
        String(createdAt) < String(dueDate) &&
          (!completedAt || (String(createdAt) < completedAt && completedAt <= String(file.lastActivityDate))),
      ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a follow-up of the demo is made as something happens on its file, and no two as the same does', () => {
  const wrong = wrongOnes((bundle) => {
    const happened = happeningsOf(bundle);
    const made = bundle.reminders.filter(({ reminderType }) => reminderType === 'follow_up');
    return {
      ...Object.fromEntries(made.map(({ createdAt }) => [`made ${createdAt}`, happened.has(createdAt)])),
      'each by itself': new Set(made.map(({ createdAt }) => createdAt)).size === made.length,
    };
  });
  expect(wrong).toEqual([]);
});

test('follow-ups of the demo are done in the order in which they were made', () => {
  const wrong = wrongOnes((bundle) => {
    const done = doneOf(bundle).sort((one, other) =>
      String(one.createdAt).localeCompare(String(other.createdAt)),
    );
    return {
      'one after the other': done.every(
        ({ createdAt }, index) => index === 0 || String(done[index - 1]?.completedAt) <= String(createdAt),
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter((bundle) => doneOf(bundle).length > 0).length).toBeGreaterThan(1400);
  expect(demoFiles.filter((bundle) => doneOf(bundle).length > 1).length).toBeGreaterThan(500);
});

test('what somebody means to follow up is due while people work', () => {
  const wrong = wrongOnes(({ file, reminders }) => {
    const state = file.state ?? 'ON';
    return Object.fromEntries(
      reminders
        .filter(({ source }) => source === 'user')
        .map(({ dueDate }) => {
          const due = new Date(String(dueDate));
          const hour = wallTime(due, provinceZones[state]).time / 3_600_000;
          return [`due ${dueDate}`, isWorkingDay(state, todayIn(state, due)) && hour >= 8 && hour <= 18];
        }),
    );
  });
  expect(wrong).toEqual([]);
});
