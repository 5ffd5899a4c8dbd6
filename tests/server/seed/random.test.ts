import { expect, test } from 'vitest';
import { createRandom } from '#server/seed/random';

const draw = (seed: string, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test('the same seed draws the same, another one something else', () => {
  expect(draw('file 1', 20)).toEqual(draw('file 1', 20));
  expect(draw('file 1', 20)).not.toEqual(draw('file 2', 20));
});

test('options come up as often as they weigh', () => {
  const random = createRandom('weights');
  const drawn = Array.from({ length: 10_000 }, () =>
    random.weighted([
      ['a', 3],
      ['b', 1],
    ]),
  );
  expect(drawn.filter((one) => one === 'a').length / 10_000).toBeCloseTo(0.75, 1);
});

test('a log-normal amount has its median in the middle and one in ten above its p90', () => {
  const random = createRandom('amounts');
  const drawn = Array.from({ length: 10_000 }, () => random.logNormal(19, 78));
  expect(drawn.filter((one) => one < 19).length / 10_000).toBeCloseTo(0.5, 1);
  expect(drawn.filter((one) => one > 78).length / 10_000).toBeCloseTo(0.1, 1);
});
