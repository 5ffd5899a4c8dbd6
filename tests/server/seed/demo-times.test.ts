import { expect, test } from 'vitest';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

type Bundle = (typeof demoFiles)[number];

/** The moments at which a file came to a status, the first one first. */
const cameTo = ({ history }: Bundle, status: string): number[] =>
  history
    .filter(({ changes }) => changes?.some(({ field, after }) => field === 'status' && after === status))
    .map(({ at }) => Date.parse(String(at)))
    .sort((one, other) => one - other);
const days = (from: number, to: number): number => (to - from) / 86_400_000;

test('a unit that is sold was on the run list for two weeks and a half, and four in ten were not sold at once', () => {
  const sold = demoFiles.filter((bundle) => cameTo(bundle, 'sold').length > 0);
  const took = sold
    .map((bundle) => days(cameTo(bundle, 'listed')[0] ?? NaN, cameTo(bundle, 'sold')[0] ?? NaN))
    .sort((one, other) => one - other);
  expect(sold.length).toBeGreaterThan(300);
  expect(took[Math.floor(took.length / 2)]).toBeGreaterThan(15);
  expect(took[Math.floor(took.length / 2)]).toBeLessThan(19);
  const again = sold.filter(({ file }) => Number(file.remarketing?.runCount) > 1);
  expect(again.length / sold.length).toBeGreaterThan(0.34);
  expect(again.length / sold.length).toBeLessThan(0.42);
});

test('every run without a sale is a step of its file, and a lane comes once a week at the most', () => {
  const wrong = wrongOnes((bundle) => {
    const unsold = cameTo(bundle, 'no_sale');
    const lanes = [...unsold, ...cameTo(bundle, 'sold')];
    return {
      'as often as it says': unsold.length === (bundle.file.remarketing?.noSaleCount ?? 0),
      'weeks apart': lanes.slice(1).every((at, index) => days(lanes[index] ?? NaN, at) >= 7),
    };
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['involuntary', 16, 22],
  ['voluntary', 3, 7],
])(
  'half of the units whose taking was %s were in their yard by so many days, outside Québec',
  (type, least, most) => {
    const took = demoFiles
      .filter(({ file }) => file.recovery?.recoveryType === type && file.state !== 'QC')
      .flatMap((bundle) => {
        const [yard] = cameTo(bundle, 'in_storage');
        return yard ? [days(Date.parse(String(bundle.file.createdAt)), yard)] : [];
      })
      .sort((one, other) => one - other);
    const middle = took[Math.floor(took.length / 2)] ?? NaN;
    expect(took.length).toBeGreaterThan(60);
    expect(middle).toBeGreaterThan(least);
    expect(middle).toBeLessThan(most);
  },
);

test('who gives a unit back is not looked for', () => {
  const wrong = wrongOnes(({ file, assignments }) => ({
    'by a tracer':
      !['voluntary_surrender', 'lease_end_return'].includes(String(file.assignmentType)) ||
      assignments.every(({ activityType }) => activityType !== 'skip_trace_vendor') ||
      String(file.previousStatus ?? file.status),
  }));
  expect(wrong).toEqual([]);
});
