import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import { demoCompanies } from '#server/seed/demo-network';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

/** Roads are a fifth longer than the crow flies: from the office to where the unit is taken, on to the yard, and back. */
function tripOf({ file, parties }: Bundle): number | undefined {
  const [office, taken, yard] = [
    companies.get(String(file.recovery?.vendorCompanyId))?.postalCode,
    parties[0]?.addresses?.[0]?.postalCode,
    companies.get(String(file.storage?.lotCompanyId))?.postalCode,
  ].map(placeOf);
  if (!file.recovery?.onHookAt || !office || !taken || !yard) return undefined;
  return 1.2 * (kmBetween(office, taken) + kmBetween(taken, yard) + kmBetween(yard, office));
}

const billedOf = ({ money }: Bundle) => money.fees.filter(({ feeType }) => feeType === 'mileage_km');

test('a trip of the demo is billed for its way from the office by the unit and the yard and back, up to what needs no word', () => {
  let billed = 0;
  const wrong = wrongOnes((bundle) => {
    const km = tripOf(bundle);
    const fees = billedOf(bundle);
    billed += fees.length;
    if (km === undefined) return { 'no trip': fees.length === 0 };
    // What is included is sixty kilometres for the vendor; nobody drives to Iqaluit.
    const isBilled = km > 60 && bundle.file.state !== 'NU';
    return {
      [`${fees.map(({ quantity }) => quantity)} km billed of ${Math.round(km)}`]:
        fees.length === (isBilled ? 2 : 0) &&
        fees.every(({ quantity }) => Math.abs(Number(quantity) - Math.min(400, km)) <= 1),
    };
  });
  expect(wrong).toEqual([]);
  expect(billed).toBeGreaterThan(600);
});

test('the same trip of the demo costs a client the same', () => {
  const by = new Map<string, Set<unknown>>();
  for (const { file, parties, money } of demoFiles)
    for (const fee of billedOf({ money } as Bundle)) {
      const key = [
        fee.companyId,
        fee.direction,
        file.recovery?.vendorCompanyId,
        String(parties[0]?.addresses?.[0]?.postalCode).slice(0, 3),
      ].join(' ');
      by.set(key, (by.get(key) ?? new Set()).add(`${fee.quantity} ${fee.amount}`));
    }
  expect([...by].filter(([, amounts]) => amounts.size > 1)).toEqual([]);
  expect(by.size).toBeGreaterThan(150);
});

/** By hand, from a map: the way there and back, which a reckoning by the crow comes within a sixth of. */
test.each([
  ['Hamilton', 'V01', 140],
  ['Barrie', 'V01', 220],
  ['Red Deer', 'V03', 300],
  ['Steinbach', 'V05', 125],
  ['Truro', 'V06', 195],
  ['Sherbrooke', 'V02', 315],
])('a trip to %s by %s is about %d km', (city, code, km) => {
  const vendor = [...companies.values()].find((one) => one.code === code)?._id;
  const found = demoFiles.filter(
    ({ file, parties }) =>
      parties[0]?.addresses?.[0]?.city === city && file.recovery?.vendorCompanyId === vendor,
  );
  const billed = found.flatMap(billedOf).map(({ quantity }) => Number(quantity));
  expect(billed.length).toBeGreaterThan(0);
  expect(billed.filter((one) => Math.abs(one / km - 1) > 1 / 6)).toEqual([]);
});

test('a trip of the demo names its way', () => {
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      billedOf(bundle).map(({ description }) => [
        `by ${description}`,
        /^\S.* – \S.* – \S.*, \d+ km$/.test(String(description)),
      ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('who fetches a unit out of a pound goes to the pound, and knocks nowhere', () => {
  const wrong = wrongOnes(({ file, attempts, money }) => {
    const { recoveryType, recoveryAddress, onHookAt } = file.recovery ?? {};
    const [only] = attempts;
    if (recoveryType !== 'impound' || !onHookAt || attempts.length !== 1) return {};
    return {
      [`taken at ${recoveryAddress}, tried at ${only?.address}`]:
        only?.address?.startsWith(String(recoveryAddress)) === true && only.addressRelatedPartyId == null,
      'knocked and was paid': !money.fees.some(({ feeType }) => feeType === 'field_visit'),
    };
  });
  expect(wrong).toEqual([]);
});
