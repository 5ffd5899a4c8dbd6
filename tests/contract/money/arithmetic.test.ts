import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, centsOf, percentOf, sumOf, times } from '#contract/money/cents';
import { lineFor, priceBy } from '#contract/money/price';
import type { PriceLine } from '#contract/money/price';
import { taxesOn, withTaxes } from '#contract/money/taxes';
import { lineAmount, unitPriceOf } from '#contract/money/unit-price';

const cents = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });
const fourPlaces = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((whole) => whole / 10_000);

/** A product of decimals to the cent by schoolbook long division on digits: nothing of the product's own code. */
function schoolbook(whole: number, decimal: number, shift: number): number {
  const [units = '0', part = ''] = Math.abs(decimal).toFixed(4).split('.');
  const digits = BigInt(Math.abs(whole)) * BigInt(units + part);
  const text = digits.toString().padStart(4 + shift + 1, '0');
  const kept = BigInt(text.slice(0, -(4 + shift)));
  const next = Number(text.slice(-(4 + shift)).charAt(0));
  const rounded = Number(kept + (next >= 5 ? 1n : 0n));
  return rounded === 0 ? 0 : Math.sign(whole) * Math.sign(decimal) * rounded;
}

describe('money', () => {
  test('goes to cents and back unchanged, and adds up exactly', () => {
    fc.assert(
      fc.property(cents, (one) => {
        expect(centsOf(amountOf(one))).toBe(one);
      }),
    );
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 500 }), (all) => {
        expect(sumOf(all.map(amountOf))).toBe(amountOf(all.reduce((sum, one) => sum + one, 0)));
      }),
    );
  });

  test('times a quantity, and a percentage of it, are as reckoned by hand on paper', () => {
    fc.assert(
      fc.property(cents, fourPlaces(0, 100_000), (one, quantity) => {
        fc.pre(Math.abs(one) * quantity < 2 ** 53);
        expect(times(one, quantity)).toBe(schoolbook(one, quantity, 0));
      }),
    );
    fc.assert(
      fc.property(cents, fourPlaces(0, 100), (one, rate) => {
        expect(percentOf(one, rate)).toBe(schoolbook(one, rate, 2));
      }),
    );
  });

  test('that is named for so many stands beside its price a unit, and beside no other', () => {
    expect([unitPriceOf(72_00, 7), lineAmount(10_29, 7, 72_00)]).toEqual([10_29, 72_00]);
    expect([lineAmount(10_30, 7, 72_00), lineAmount(10_29, 7, null), lineAmount(10_29, 0, 72_00)]).toEqual([
      72_10, 72_03, 0,
    ]);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1_000_000_000 }), (amount, parts) => {
        const quantity = parts / 10_000;
        const price = unitPriceOf(amount, quantity);
        expect(lineAmount(price, quantity, amount)).toBe(amount);
        expect(lineAmount(price + 1, quantity, amount)).toBe(times(price + 1, quantity));
      }),
    );
  });

  test('is rounded half away from zero on each side alike', () => {
    expect([percentOf(50, 1), percentOf(-50, 1), percentOf(49, 1), times(1, 0.5), times(-1, 0.5)]).toEqual([
      1, -1, 0, 1, -1,
    ]);
    fc.assert(
      fc.property(cents, fourPlaces(0, 100), (one, rate) => {
        expect(percentOf(-one, rate) + percentOf(one, rate)).toBe(0);
      }),
    );
  });

  test('with its taxes is the sum of its lines to the cent, each tax on the price alone', () => {
    const rate = fourPlaces(0, 20);
    fc.assert(
      fc.property(
        cents,
        rate,
        rate,
        fc.constantFrom('QC', 'BC'),
        fc.boolean(),
        (price, gstRate, pstRate, province, pstApplies) => {
          const taxes = taxesOn(
            price,
            { province, gstRate, hstRate: 0, pstRate },
            { taxable: true, pstApplies },
          );
          const provincial = schoolbook(price, pstRate, 2);
          expect(taxes).toEqual({
            gst: schoolbook(price, gstRate, 2),
            hst: 0,
            pst: province === 'BC' && pstApplies ? provincial : 0,
            qst: province === 'QC' ? provincial : 0,
          });
          expect(withTaxes(price, taxes)).toBe(price + taxes.gst + taxes.hst + taxes.pst + taxes.qst);
          expect(
            taxesOn(price, { province, gstRate, hstRate: 13, pstRate }, { taxable: false, pstApplies }),
          ).toEqual({
            gst: 0,
            hst: 0,
            pst: 0,
            qst: 0,
          });
        },
      ),
    );
  });
});

const line: PriceLine = {
  _id: 'a',
  clientId: null,
  state: null,
  assetType: null,
  contractType: null,
  amount: '25.00',
  unit: 'per_day',
  minimumAmount: null,
  maximumAmount: null,
  freeUnits: null,
  maxQuantity: null,
  effectiveFrom: '2024-01-01',
  effectiveTo: null,
};

describe('a price', () => {
  test('stays between the least and the most of its line, and never falls with more of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (amount, freeUnits, least, quantity, more) => {
          const bounded: PriceLine = {
            ...line,
            amount: amountOf(amount),
            freeUnits,
            minimumAmount: amountOf(least),
            maximumAmount: amountOf(least + 50_000),
          };
          const price = priceBy(bounded, quantity);
          expect(price).toBeGreaterThanOrEqual(least);
          expect(price).toBeLessThanOrEqual(least + 50_000);
          expect(priceBy(bounded, quantity + more)).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });

  test.each([
    [10, { freeUnits: 3 }, 175_00],
    [2, { freeUnits: 3 }, 0],
    [2, { freeUnits: 3, minimumAmount: '40.00' }, 40_00],
    [100, { maximumAmount: '900.00' }, 900_00],
    [0.5, {}, 12_50],
  ])('of %s days with %j is %i cents', (quantity, more, expected) => {
    expect(priceBy({ ...line, ...more }, quantity)).toBe(expected);
  });

  test('that is a share is one of its base, with its least', () => {
    const share: PriceLine = { ...line, unit: 'percent', amount: '4.00', minimumAmount: '300.00' };
    expect(priceBy(share, 1, 1_250_000)).toBe(500_00);
    expect(priceBy(share, 1, 100_000)).toBe(300_00);
  });
});

describe('the line that prices a fee', () => {
  const priced = {
    clientId: 'lender',
    state: 'QC',
    assetType: 'automobile',
    contractType: 'conditional_sale',
    incurredOn: '2026-06-15',
  } as const;
  const all: Readonly<Record<string, Partial<PriceLine>>> = {
    plain: {},
    ended: { effectiveTo: '2026-06-14' },
    lastDay: { effectiveFrom: '2026-01-01', effectiveTo: '2026-06-15' },
    tomorrow: { effectiveFrom: '2026-06-16' },
    client: { clientId: 'lender' },
    otherClient: { clientId: 'other', state: 'QC', contractType: 'conditional_sale' },
    state: { state: 'QC' },
    stateLater: { state: 'QC', effectiveFrom: '2026-02-01' },
    otherState: { state: 'ON' },
    contract: { contractType: 'conditional_sale' },
    stateAndContract: { state: 'QC', contractType: 'conditional_sale' },
    clientAndContract: { clientId: 'lender', contractType: 'conditional_sale' },
    exact: { clientId: 'lender', state: 'QC', assetType: 'automobile', contractType: 'conditional_sale' },
  };
  test.each([
    [[], undefined],
    [['ended', 'tomorrow', 'otherClient', 'otherState'], undefined],
    [['plain', 'ended'], 'plain'],
    [['plain', 'lastDay'], 'lastDay'],
    [['plain', 'state', 'otherState'], 'state'],
    [['state', 'stateLater'], 'stateLater'],
    [['state', 'contract', 'client'], 'client'],
    [['contract', 'state'], 'state'],
    [['client', 'stateAndContract'], 'stateAndContract'],
    [['stateAndContract', 'clientAndContract'], 'clientAndContract'],
    [['stateLater', 'clientAndContract', 'exact', 'plain'], 'exact'],
  ])('of %j is %s, in whatever order they stand', (names, expected) => {
    const lines = names.map((name) => ({ ...line, ...all[name], _id: name }));
    expect(lineFor(lines, priced)?._id).toBe(expected);
    expect(lineFor([...lines].reverse(), priced)?._id).toBe(expected);
  });
});
