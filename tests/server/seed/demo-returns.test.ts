import { expect, test } from 'vitest';
import { isWorkingDay } from '#contract/clocks/business-day';
import { addDays, weekdayOf } from '#contract/clocks/day';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

type State = NonNullable<Bundle['file']['state']>;

const dayLong = 86_400_000;
const dayOf = ({ state }: Bundle['file'], at: unknown): string =>
  todayIn(state ?? 'ON', new Date(String(at)));

/** Days after one and before another on which nobody works in a province. */
function restsBetween(state: State, from: string, to: string): number {
  let rests = 0;
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) if (!isWorkingDay(state, day)) rests += 1;
  return rests;
}

interface Return {
  readonly days: number;
  readonly isPromised: boolean;
  readonly isHeld: boolean;
  readonly rests: number;
}

/** What lay between each two tries of a file. */
function returnsOf({ file, attempts, history, traces }: Bundle): Return[] {
  return attempts.slice(1).flatMap((one, index) => {
    const before = attempts[index];
    if (!before) return [];
    const [from, to] = [String(before.at), String(one.at)];
    const isWithin = (at: unknown): boolean => String(at) > from && String(at) < to;
    return {
      days: (Date.parse(to) - Date.parse(from)) / dayLong,
      isPromised: before.outcome === 'contact',
      isHeld:
        history.some(({ type, at }) => type === 'hold_set' && isWithin(at)) ||
        traces.some(({ orderedAt }) => isWithin(orderedAt)),
      rests: restsBetween(file.state ?? 'ON', dayOf(file, from), dayOf(file, to)),
    };
  });
}

test('who tried for a unit of the demo goes back within a week, or over a long rest a little later', () => {
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      returnsOf(bundle).map(({ days, isPromised, isHeld, rests }) => [
        `went back after ${days.toFixed(1)} days`,
        isPromised || isHeld || days <= 7.5 || (rests >= 3 && days <= 9.5),
      ]),
    ),
  );
  expect(wrong).toEqual([]);
  const all = demoFiles.flatMap(returnsOf).map(({ days }) => days);
  expect(all.length).toBeGreaterThan(2500);
  expect(all.filter((days) => days >= 1.5).length / all.length).toBeGreaterThan(0.85);
});

test('somebody is called on between seven and nine, also in the evening and on Saturdays, but not on those of Québec', () => {
  const saturdays: State[] = [];
  let evenings = 0;
  const wrong = wrongOnes(({ file, attempts }) =>
    Object.fromEntries(
      attempts.map(({ at }) => {
        const state = file.state ?? 'ON';
        const weekday = weekdayOf(dayOf(file, at));
        const hour = Number(
          new Intl.DateTimeFormat('en-CA', {
            timeZone: provinceZones[state],
            hour: 'numeric',
            hourCycle: 'h23',
          }).format(new Date(String(at))),
        );
        if (weekday === 6) saturdays.push(state);
        if (hour >= 18) evenings += 1;
        // Of the day of loading nothing is told later than its beginning.
        const isNow = dayOf(file, at) === today;
        return [`called at ${at}`, isNow || (hour >= 7 && hour < 21 && weekday !== 0)];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(saturdays.length).toBeGreaterThan(100);
  expect(saturdays).not.toContain('QC');
  expect(evenings).toBeGreaterThan(200);
});
