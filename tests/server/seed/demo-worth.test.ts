import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const shareOf = (holds: readonly boolean[]): number => holds.filter(Boolean).length / holds.length;

test('what is owed for a car can be owed for it, by what it is worth', () => {
  const ratios = demoFiles
    .filter(({ file }) => file.assetType === 'automobile')
    .map(({ file }) => Number(file.balanceAmount) / Number(file.asset?.valueAtAssignment));
  expect(shareOf(ratios.map((ratio) => ratio > 0.5 && ratio < 2))).toBeGreaterThan(0.85);
  expect(shareOf(ratios.map((ratio) => ratio < 3))).toBeGreaterThan(0.97);
});

/** Months from the contract to its maturity, and how much of that was paid. */
function termsOf({ contractDate, maturityDate, amountPaidRatio }: Bundle['file']) {
  const [from = 0, to = 0] = [contractDate, maturityDate].map((day) => {
    const [year, month] = String(day).split('-').map(Number);
    return Number(year) * 12 + Number(month);
  });
  return { months: to - from, paid: Number(amountPaidRatio) };
}

/** A file as it was placed, before somebody paid. */
const isOwed = ({ daysPastDue }: Bundle['file']): boolean => daysPastDue !== 0;
/** What all units together are worth that a file is for. */
const worthOf = ({ asset, additionalAssets }: Bundle['file']): number =>
  [asset, ...(additionalAssets ?? [])].reduce((sum, one) => sum + Number(one?.valueAtAssignment), 0);
const ratioOf = (file: Bundle['file']): number => Number(file.balanceAmount) / worthOf(file);

test('what is owed for a unit follows what it is worth, more than that only of a long loan that is young', () => {
  const wrong = wrongOnes(({ file }) => {
    if (!isOwed(file)) return {};
    const ratio = ratioOf(file);
    const { months, paid } = termsOf(file);
    const most = months === 84 && paid < 1 / 3 ? 2.21 : months === 72 && paid < 1 / 3 ? 1.81 : 1.61;
    return {
      [`${ratio.toFixed(2)} of its worth, ${months} months, ${paid} paid`]:
        ratio <= most && ratio >= (paid > 0.6 ? 0.24 : paid > 0.38 ? 0.44 : 0.59),
    };
  });
  expect(wrong).toEqual([]);
  const owed = demoFiles.map(({ file }) => file).filter(isOwed);
  expect(shareOf(owed.map((file) => ratioOf(file) >= 0.6 && ratioOf(file) <= 1.6))).toBeGreaterThan(0.9);
});

test('a floor plan of many cars is owed for by what they are worth together', () => {
  const many = demoFiles.filter(({ file }) => (file.additionalAssets ?? []).length > 0);
  expect(many.map(({ file }) => [file.contractType, 1 + (file.additionalAssets ?? []).length])).toEqual([
    ['floor_plan', 14],
  ]);
  expect(
    many.map(({ file }) => new Set(file.additionalAssets?.map(({ auModel }) => auModel)).size > 3),
  ).toEqual([true]);
  expect(Number(many[0]?.file.balanceAmount)).toBeGreaterThan(100_000);
});

test('less is owed of what a unit is worth on an old loan, and more on a long one', () => {
  const files = demoFiles.map(({ file }) => file).filter(isOwed);
  const meanOf = (is: (terms: ReturnType<typeof termsOf>) => boolean): number => {
    const ratios = files.filter((file) => is(termsOf(file))).map(ratioOf);
    return ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  };
  const [young, old] = [meanOf(({ paid }) => paid < 0.2), meanOf(({ paid }) => paid > 0.4)];
  const [short, long] = [meanOf(({ months }) => months === 48), meanOf(({ months }) => months === 84)];
  expect(young - old).toBeGreaterThan(0.1);
  expect(long - short).toBeGreaterThan(0.08);
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
