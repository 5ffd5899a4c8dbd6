import { expect, it } from 'vitest';
import { afterApproval, askedFor, levelsFor } from '#contract/lifecycles/vendor-invoice';

const line = (amount: string, hst = '0.00') => ({ amount, hst, gst: null, pst: null, qst: null });

it('asks as many levels as what is asked for needs, whatever other lines take off again', () => {
  const lines = [line('2400.00', '312.00'), line('-2300.00', '-299.00')];
  expect(askedFor(lines)).toBe(271_200);
  expect(levelsFor(askedFor(lines))).toBe(3);
  expect(afterApproval(1, askedFor(lines))).toEqual({ level: 2 });
  expect(levelsFor(askedFor([line('500.00')]))).toBe(1);
  expect(levelsFor(askedFor([line('500.01'), line('-100.00')]))).toBe(2);
  expect(levelsFor(askedFor([line('-10.00')]))).toBe(1);
});
