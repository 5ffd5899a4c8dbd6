import { expect, test } from 'vitest';
import { isBusinessDay } from '#contract/clocks/business-day';
import { addDays } from '#contract/clocks/day';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { today, wrongOnes } from '../../support/demo-bundles';

/** Business days of a province after a day, up to another. */
function businessDays(state: NonNullable<Bundle['file']['state']>, from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isBusinessDay(state, day)) count += 1;
  return count;
}

/** The days between the word of who was sent out and the first try, or up to when it is clear that none was made. */
function waitedFor({ file, assignments, attempts }: Bundle): { tried: boolean; days: number } | undefined {
  const state = file.state ?? 'ON';
  const day = (at: unknown): string => todayIn(state, new Date(String(at)));
  const sent = assignments.find(({ activityType, acceptedAt }) => activityType === 'bailiff' && acceptedAt);
  if (!sent) return undefined;
  const [first] = attempts.map(({ at }) => String(at)).sort();
  const until = first ? day(first) : (file.hold && day(file.heldSince)) || today;
  const left = sent.endedAt ? day(sent.endedAt) : until;
  return {
    tried: first !== undefined,
    days: businessDays(state, day(sent.acceptedAt), first ? until : left),
  };
}

test('who was sent out for a unit of the demo goes there within a few business days of saying yes', () => {
  let tried = 0;
  const wrong = wrongOnes((bundle) => {
    const waited = waitedFor(bundle);
    // A pound gives out a unit when its papers are there.
    if (!waited || bundle.file.recovery?.recoveryType === 'impound') return {};
    tried += waited.tried ? 1 : 0;
    return { [`the first try came after ${waited.days} business days`]: waited.days <= 5 };
  });
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});

test('a try that is agreed on is not weeks ahead', () => {
  const wrong = wrongOnes(({ file }) => ({
    [`agreed for ${file.nextActionDate}`]:
      file.status !== 'attempt_scheduled' ||
      businessDays(file.state ?? 'ON', today, String(file.nextActionDate)) <= 4,
  }));
  expect(wrong).toEqual([]);
});

/** By hand: words that speak of a try before. */
const ofOneBefore = /\b(?:either|again|still|as before|once more)\b|non plus|de nouveau|encore|toujours/i;

test('what is written of the first try at a door of the demo speaks of none before it', () => {
  let goneBack = 0;
  const wrong = wrongOnes(({ attempts }) =>
    Object.fromEntries(
      attempts.map(({ address, note }, index) => {
        const isFirst = !attempts.slice(0, index).some((one) => one.address === address);
        const isOfOneBefore = ofOneBefore.test(String(note));
        goneBack += isOfOneBefore ? 1 : 0;
        return [`first at ${address}: ${note}`, !isFirst || !isOfOneBefore];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(goneBack).toBeGreaterThan(50);
});
