import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const shareOf = (holds: readonly boolean[]): number => holds.filter(Boolean).length / holds.length;

test('what is owed for a car can be owed for it, by what it is worth', () => {
  const ratios = demoFiles
    .filter(({ file }) => file.assetType === 'automobile')
    .map(({ file }) => Number(file.balanceAmount) / Number(file.asset?.valueAtAssignment));
  expect(shareOf(ratios.map((ratio) => ratio > 0.5 && ratio < 2))).toBeGreaterThan(0.85);
  expect(shareOf(ratios.map((ratio) => ratio < 3))).toBeGreaterThan(0.97);
});

test('a car was driven as cars are, by its years', () => {
  const wrong = wrongOnes(({ file: { assetType, asset } }) => {
    const years = 2026 - Number(asset?.year);
    const kilometres = Number(asset?.mileageInKms);
    return {
      driven: assetType !== 'automobile' || (kilometres >= 6000 * years && kilometres <= 32_000 * years),
    };
  });
  expect(wrong).toEqual([]);
});

/** By hand: what stands on no such site. */
const strange: Readonly<Record<string, RegExp>> = {
  office_it_equipment: /Excavator|Tractor|Loader|Press/,
  agricultural_equipment: /Press|Excavator/,
  construction_equipment: /Press|Tractor/,
  industrial_equipment: /Excavator|Tractor/,
};

test('equipment is of its trade', () => {
  const wrong = wrongOnes(({ file: { assetType, asset } }) => ({
    'of its trade': !strange[String(assetType)]?.test(String(asset?.eqCategory)),
  }));
  expect(wrong).toEqual([]);
});

test('a unit comes to its yard on the day on which it was taken, as it was found', () => {
  const wrong = wrongOnes(({ file: { recovery, state, asset } }) => {
    const { onHookAt, securedDate, drivable, policeNotified, recoveryType } = recovery ?? {};
    if (!onHookAt || !securedDate) return {};
    return {
      'that day': todayIn(state ?? 'ON', new Date(onHookAt)) === securedDate,
      'as it was found': drivable === asset?.drivable,
      'no police for what was handed over': recoveryType !== 'voluntary' || policeNotified !== true,
    };
  });
  expect(wrong).toEqual([]);
});

test('nothing is sold under its floor, and nothing is stored longer than it lay in the yard', () => {
  const wrong = wrongOnes(({ file: { remarketing, storage }, money }) => {
    const { salePrice, floorPrice } = remarketing ?? {};
    const stored = money.fees.filter(({ feeType }) => feeType === 'storage_day');
    return {
      'at its floor at the least': !salePrice || Number(salePrice) >= Number(floorPrice),
      'days in the yard': stored.every(({ quantity, incurredOn }) => {
        const inDate = Date.parse(String(storage?.inDate));
        const days = (Date.parse(String(incurredOn)) - inDate) / 86_400_000;
        // The days at both ends are begun.
        return Number(quantity) <= days + 4;
      }),
    };
  });
  expect(wrong).toEqual([]);
});
