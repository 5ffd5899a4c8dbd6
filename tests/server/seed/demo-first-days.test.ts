import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const dayOf = ({ state }: Bundle['file'], at: unknown): string =>
  todayIn(state ?? 'ON', new Date(String(at)));

/** When a file came to a status, as a moment; `undefined` for one that never did. */
const cameTo = ({ history }: Bundle, ...statuses: readonly string[]): string | undefined =>
  history
    .filter(({ changes }) =>
      changes?.some(({ field, after }) => field === 'status' && statuses.includes(String(after))),
    )
    .map(({ at }) => String(at))
    .sort()[0];

test('a file of the demo that is no rush is not made ready, or given to anybody, on the day on which it was placed', () => {
  let ready = 0;
  const wrong = wrongOnes((bundle) => {
    const { file, assignments } = bundle;
    const placed = dayOf(file, file.assignmentDate);
    const madeReady = cameTo(bundle, 'ready_to_assign');
    if (madeReady) ready += 1;
    return {
      [`placed and ready on ${placed}`]: file.isRushFile || !madeReady || dayOf(file, madeReady) > placed,
      [`placed and given out on ${placed}`]:
        file.isRushFile || assignments.every(({ assignedAt }) => dayOf(file, assignedAt) > placed),
    };
  });
  expect(wrong).toEqual([]);
  expect(ready).toBeGreaterThan(1500);
});

test('a file of the demo is given to somebody within four weeks of being ready', () => {
  const wrong = wrongOnes((bundle) => {
    const ready = cameTo(bundle, 'ready_to_assign');
    const [asked] = bundle.assignments.map(({ assignedAt }) => String(assignedAt)).sort();
    // What lies in a pound waits for its papers.
    if (!ready || !asked || bundle.file.assignmentType === 'impound_recovery' || bundle.file.impounded)
      return {};
    const days = (Date.parse(asked) - Date.parse(ready)) / 86_400_000;
    return { [`asked somebody ${days.toFixed(0)} days after it was ready`]: days <= 28 };
  });
  expect(wrong).toEqual([]);
});

test('nobody of the demo calls a file back within a day of the first try', () => {
  let recalled = 0;
  const wrong = wrongOnes((bundle) => {
    const [first] = bundle.attempts.map(({ at }) => String(at)).sort();
    const recall = cameTo(bundle, 'close_requested', 'close_checklist');
    if (bundle.file.closingReason !== 'client_recall' || !first || !recall) return {};
    recalled += 1;
    const hours = (Date.parse(recall) - Date.parse(first)) / 3_600_000;
    return { [`called back ${hours.toFixed(1)} hours after the first try`]: hours >= 20 };
  });
  expect(wrong).toEqual([]);
  expect(recalled).toBeGreaterThan(20);
});

test('who was traced is called on where the tracer found them, and their old door is known as such', () => {
  let led = 0;
  const wrong = wrongOnes(({ traces, attempts, parties, file }) => {
    const [trace] = traces;
    const [found] = trace?.addresses ?? [];
    const since = attempts.filter(({ at }) => trace?.completedAt && String(at) > trace.completedAt);
    if (!found || since.length === 0 || file.recovery?.recoveryType === 'impound') return {};
    led += 1;
    return {
      ...Object.fromEntries(
        since.map(({ address }) => [
          `found at ${found.line1}, tried at ${address}`,
          String(address).startsWith(`${found.line1},`),
        ]),
      ),
      'an old door': parties[0]?.addresses?.some(
        ({ type, line1 }) => type === 'previous' && line1 !== found.line1,
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(led).toBeGreaterThan(300);
});

test('nobody is said to live elsewhere behind a door where the unit was seen or somebody was met', () => {
  const wrong = wrongOnes(({ attempts }) =>
    Object.fromEntries(
      attempts.map(({ outcome, address }, index) => [
        `negative at ${address}`,
        outcome !== 'negative' ||
          attempts
            .slice(0, index)
            .every((one) => one.address !== address || !['sighted', 'contact'].includes(String(one.outcome))),
      ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nobody of the demo tries more than eight times for a unit', () => {
  const counts = demoFiles.map(({ attempts }) => attempts.length);
  expect(demoFiles.filter(({ attempts }) => attempts.length > 8).map(({ file }) => file.ref)).toEqual([]);
  expect(counts.filter((count) => count >= 6).length).toBeGreaterThan(50);
});
