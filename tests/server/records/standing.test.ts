import { expect, test } from 'vitest';
import { standing } from '#server/records/standing';

test('what was counted stands the longer the more it is and the longer it took, and a minute at most', () => {
  const [quick, slow] = [1, 500];
  expect(standing(4_999, slow)).toBe(0);
  expect(standing(5_000, quick)).toBe(2_000);
  expect(standing(50_000, quick)).toBe(20_000);
  expect(standing(5_000, slow)).toBe(10_000);
  expect(standing(600_000, quick)).toBe(60_000);
  expect(standing(600_000, 60_000)).toBe(60_000);
});
