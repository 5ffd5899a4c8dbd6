import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedLate } from '#contract/money/fee-cutoff';

const day = '2026-11-18';
const stood = (totalAmount: string, status = 'approved') => ({ totalAmount, status }) as const;
const fee = (totalAmount: string, status = 'approved', incurredOn = '2026-11-10') =>
  ({ totalAmount, status, incurredOn }) as never;

test('what is entered or dated from the sale on is late as a whole, and what stood before by its raise', () => {
  expect(chargedLate(fee('226.00'), undefined, day)).toBe(226_00);
  expect(chargedLate(fee('226.00', 'draft', '2026-11-18'), stood('226.00') as never, day)).toBe(226_00);
  expect(chargedLate(fee('226.00', 'draft', '2026-11-17'), stood('200.50') as never, day)).toBe(25_50);
  expect(chargedLate(fee('226.00'), stood('226.00', 'declined') as never, day)).toBe(226_00);
});

test('what was taken off and is given back is late, and what was only meant to be taken off is not', () => {
  expect(chargedLate(fee('-10.00'), stood('-50.00') as never, day)).toBe(40_00);
  expect(chargedLate(undefined, stood('-50.00') as never, day)).toBe(50_00);
  expect(chargedLate(fee('-50.00', 'void'), stood('-50.00', 'draft') as never, day)).toBe(0);
});

test('a fee that comes to no more than it did is never late, and one that comes to more is by as much', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  const written = (cents: number): string =>
    `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(amount, amount, (before, now) => {
      const late = chargedLate(fee(written(now)), stood(written(before)) as never, day);
      expect(late).toBe(now > before ? now - before : 0);
    }),
  );
});
