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

test.each([
  ['notice_expired', 'listed', 4, 8],
  ['listed', 'sold', 15, 19],
  ['sold', 'closed', 14, 18],
])('half of the files that came from %s to %s did so within so many days', (from, to, least, most) => {
  const took = demoFiles
    .flatMap((bundle) => {
      const [begun, ended] = [cameTo(bundle, from)[0], cameTo(bundle, to)[0]];
      return begun !== undefined && ended !== undefined ? [days(begun, ended)] : [];
    })
    .sort((one, other) => one - other);
  const middle = took[Math.floor(took.length / 2)] ?? NaN;
  expect(took.length).toBeGreaterThan(300);
  expect(middle).toBeGreaterThan(least);
  expect(middle).toBeLessThan(most);
});

test('four in ten of the units that are sold were not sold at once', () => {
  const sold = demoFiles.filter((bundle) => cameTo(bundle, 'sold').length > 0);
  const again = sold.filter(({ file }) => Number(file.remarketing?.runCount) > 1);
  expect(sold.length).toBeGreaterThan(300);
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

test('of the tries one in six meets somebody, and one in sixteen finds others at the door', () => {
  const outcomes = demoFiles.flatMap(({ attempts }) => attempts.map(({ outcome }) => outcome));
  const share = (of: string): number => outcomes.filter((outcome) => outcome === of).length / outcomes.length;
  expect(share('contact')).toBeGreaterThan(0.15);
  expect(share('contact')).toBeLessThan(0.21);
  expect(share('negative')).toBeGreaterThan(0.05);
  expect(share('negative')).toBeLessThan(0.17);
});

test('who gives a unit back is not looked for', () => {
  const wrong = wrongOnes(({ file, assignments }) => ({
    'by a tracer':
      !['voluntary_surrender', 'lease_end_return'].includes(String(file.assignmentType)) ||
      assignments.every(({ activityType }) => activityType !== 'skip_trace_vendor') ||
      String(file.previousStatus ?? file.status),
  }));
  expect(wrong).toEqual([]);
});
