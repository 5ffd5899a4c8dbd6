import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoCompanies } from '#server/seed/demo-network';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

interface Tow {
  readonly km: number;
  readonly minutes: number;
}

/** How far a unit was towed by road, a fifth longer than the crow flies, and how long after the hook its yard signed; `undefined` without a tow. */
function towOf({ file, history }: Bundle): Tow | undefined {
  const yard = placeOf(companies.get(String(file.storage?.lotCompanyId))?.postalCode);
  const { latitude, longitude, onHookAt } = file.recovery ?? {};
  const signed = history.find(({ changes }) => changes?.some(({ after }) => after === 'in_storage'));
  if (!yard || latitude == null || longitude == null || !onHookAt || !signed) return undefined;
  return {
    km: 1.2 * kmBetween({ latitude, longitude }, yard),
    minutes: (Date.parse(String(signed.at)) - Date.parse(onHookAt)) / 60_000,
  };
}

test('from the hook to the yard a unit of the demo is loaded, and towed at the pace of a truck', () => {
  const wrong = wrongOnes((bundle) => {
    const tow = towOf(bundle);
    if (!tow) return {};
    const { km, minutes } = tow;
    return {
      [`${Math.round(km)} km in ${Math.round(minutes)} minutes`]:
        minutes >= 20 + km / (95 / 60) && minutes <= 75 + km / (50 / 60),
    };
  });
  expect(wrong).toEqual([]);
  const tows = demoFiles.flatMap((bundle) => towOf(bundle) ?? []);
  expect(tows.length).toBeGreaterThan(700);
  // By hand: a hundred and fifty kilometres are two hours and more, across a town it takes under an hour and a half.
  expect(tows.filter(({ km, minutes }) => km > 150 && minutes < 120)).toEqual([]);
  expect(tows.filter(({ km, minutes }) => km < 15 && minutes > 90)).toEqual([]);
  expect(tows.filter(({ km }) => km > 150).length).toBeGreaterThan(20);
});

test('a tow of the demo is billed with its way, and a heavy one by the hours that it took', () => {
  let billed = 0;
  const wrong = wrongOnes((bundle) => {
    const tow = towOf(bundle);
    const fees = bundle.money.fees.filter(({ feeType }) => String(feeType).startsWith('towing_'));
    if (!tow) return {};
    billed += fees.length;
    return Object.fromEntries(
      fees.map(({ description, feeType, quantity }) => {
        const km = Number(/, (\d+) km$/.exec(String(description))?.[1]);
        const hours = tow.minutes / 60;
        return [
          `${feeType} ${description}, ${Math.round(tow.km)} km, ${quantity} of ${hours} hours`,
          Math.abs(km - tow.km) <= 4 &&
            (feeType !== 'towing_heavy' || (Number(quantity) >= hours && Number(quantity) <= hours + 1)),
        ];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(billed).toBeGreaterThan(1000);
});
