import { assert, integer, property, array, record } from 'fast-check';
import { expect, it } from 'vitest';
import { freeTaken } from '#contract/money/price';
import { quoteFee } from '#contract/money/quote';
import type { FeeLine } from '#contract/money/quote';

const storage: FeeLine = {
  _id: 'line',
  clientId: null,
  state: null,
  assetType: null,
  contractType: null,
  amount: '22.00',
  unit: 'per_day',
  minimumAmount: null,
  maximumAmount: null,
  freeUnits: 5,
  maxQuantity: null,
  preApprovalThreshold: null,
  effectiveFrom: '2024-01-01',
  effectiveTo: null,
  taxable: true,
};
const ground = {
  rates: { province: 'ON', gstRate: 0, hstRate: 13, pstRate: 0, pstFees: [] },
  registered: true,
  hasQstNumber: false,
  isNonResident: false,
  earlierUnits: 0,
} as const;

/** What each of several periods of storage on one file comes to, one entered after the other, in cents. */
function entered(line: FeeLine, periods: readonly number[]): number[] {
  let taken = 0;
  return periods.map((quantity) => {
    const asked = { feeType: 'storage_day', quantity, unitAmount: null, base: null } as const;
    const quote = quoteFee(asked, { ...ground, line, freeTaken: taken });
    if (typeof quote === 'string') throw new Error(quote);
    taken += freeTaken(quantity, quote.shape.freeUnits);
    return quote.amount;
  });
}

it('gives the free days of a file once: ten days and ten days with five free cost fifteen', () => {
  expect(entered(storage, [10, 10])).toEqual([110_00, 220_00]);
  expect(entered(storage, [3, 10])).toEqual([0, 176_00]);
  expect(entered(storage, [2, 2, 2])).toEqual([0, 0, 22_00]);
});

it('charges all that is not free, however the days are cut up', () => {
  const cases = record({
    free: integer({ min: 0, max: 40 }),
    cents: integer({ min: 1, max: 50_000 }),
    periods: array(integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
  });
  assert(
    property(cases, ({ free, cents, periods }) => {
      const line = { ...storage, freeUnits: free, amount: (cents / 100).toFixed(2) };
      const days = periods.reduce((sum, one) => sum + one, 0);
      const sum = entered(line, periods).reduce((all, one) => all + one, 0);
      expect(sum).toBe(Math.max(0, days - free) * cents);
    }),
  );
});
