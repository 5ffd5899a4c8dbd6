import { describe, expect, it } from 'vitest';
import { howPriced } from '#contract/money/how-priced';
import { shapeOf } from '#contract/money/price';
import type { PriceLine } from '#contract/money/price';

const line: PriceLine = {
  _id: 'l-1',
  clientId: null,
  state: null,
  assetType: null,
  contractType: null,
  amount: '22.00',
  unit: 'per_day',
  minimumAmount: null,
  maximumAmount: null,
  freeUnits: null,
  maxQuantity: null,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
};

describe('what held an amount to what it is', () => {
  it('is what of the line made a difference, and nothing else of it', () => {
    const all = { ...line, freeUnits: 3, minimumAmount: '40.00', maximumAmount: '200.00' };
    const none = { freeUnits: null, minimumAmount: null, maximumAmount: null };
    expect(shapeOf(line, 7.5)).toEqual(none);
    // 4.5 days of 22.00 are 99.00, between both.
    expect(shapeOf(all, 7.5)).toEqual({ ...none, freeUnits: 3 });
    // One day is 22.00, held to 40.00; without free days it were 88.00.
    expect(shapeOf(all, 4)).toEqual({ ...none, freeUnits: 3, minimumAmount: '40.00' });
    // 17 days are 374.00 and 20 days 440.00: held to 200.00 either way.
    expect(shapeOf(all, 20)).toEqual({ ...none, maximumAmount: '200.00' });
  });

  it('is said with what was counted, in both languages', () => {
    const days = { quantity: 10.5, unit: 'per_day', freeUnits: 3 } as const;
    expect(howPriced(days, 'en')).toBe('10.5 days, 3 free');
    expect(howPriced(days, 'fr')).toBe('10,5 jours, 3 sans frais');
    const drive = { quantity: 222, unit: 'per_km', freeUnits: 50, maximumAmount: '215.00' } as const;
    expect(howPriced(drive, 'en')).toBe('222 km, 50 free, at most $215.00');
    expect(howPriced({ quantity: 1, unit: 'flat', minimumAmount: '55.00' }, 'en')).toBe('at least $55.00');
    expect(howPriced({ quantity: 1, unit: 'per_day', minimumAmount: '55.00' }, 'fr')).toBe(
      '1 jour, au moins 55,00\u00a0$',
    );
  });

  it('names what a percentage is of', () => {
    const share = { quantity: 1, unit: 'percent', baseAmount: '18500.00' } as const;
    expect(howPriced(share, 'en')).toBe('taken of $18,500.00');
    expect(howPriced({ ...share, minimumAmount: '300.00' }, 'fr')).toBe(
      'calculé sur 18\u00a0500,00\u00a0$, au moins 300,00\u00a0$',
    );
  });

  it('is not said of a line that is its quantity times its price, nor of one that was written without it', () => {
    expect(howPriced({ quantity: 2, unit: 'per_day' }, 'en')).toBeUndefined();
    expect(howPriced({ quantity: 2, freeUnits: null, minimumAmount: null }, 'fr')).toBeUndefined();
  });
});
