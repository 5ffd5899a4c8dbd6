import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import { demoCompanies } from '#server/seed/demo-network';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));
/** Nobody has a yard or an auction near a place of these but one. */
const north = ['YT', 'NT', 'NU'];

/** Kilometres from where a unit was taken to a company; `undefined` where either is not known. */
function kmTo(at: Recorded<'file'>['recovery'] | undefined, companyId: unknown): number | undefined {
  const there = placeOf(companies.get(String(companyId))?.postalCode);
  if (!there || at?.latitude == null || at.longitude == null) return undefined;
  return kmBetween({ latitude: at.latitude, longitude: at.longitude }, there);
}

test('a unit of the demo lies in a yard to which it is towed within a day', () => {
  const wrong = wrongOnes(({ file }) => {
    const km = kmTo(file.recovery, file.storage?.lotCompanyId) ?? 0;
    return { [`its yard is ${Math.round(km)} km from where it was taken`]: km <= 210 };
  });
  expect(wrong).toEqual([]);
  const towed = demoFiles.filter(({ file }) => kmTo(file.recovery, file.storage?.lotCompanyId) !== undefined);
  expect(towed.length).toBeGreaterThan(500);
});

test('a unit of the demo is sold at an auction of its part of the country', () => {
  const wrong = wrongOnes(({ file }) => {
    const km = kmTo(file.recovery, file.remarketing?.auctionId) ?? 0;
    return {
      [`its auction is ${Math.round(km)} km from where it was taken`]:
        km <= 600 || north.includes(String(file.state)),
    };
  });
  expect(wrong).toEqual([]);
});

test('the address of the yard of a demo unit is that of the company that has it', () => {
  const wrong = wrongOnes(({ file }) => {
    const lot = companies.get(String(file.storage?.lotCompanyId));
    if (!lot || !file.storage?.inDate) return {};
    return {
      [`${file.storage.lotAddress} is an address of ${lot.companyName}`]:
        file.storage.lotAddress === `${lot.addressLine1}, ${lot.city} ${lot.postalCode}`,
    };
  });
  expect(wrong).toEqual([]);
});

test('a unit of the demo is taken where it was last looked for, in the province of its file', () => {
  const wrong = wrongOnes(({ file, attempts }) => {
    const last = attempts.findLast(({ outcome }) => outcome === 'secured');
    const at = file.recovery?.recoveryAddress;
    return {
      ...(last &&
        at &&
        file.recovery?.recoveryType !== 'impound' && {
          [`taken at ${at}, and secured at ${last.address}`]: last.address?.startsWith(at) === true,
        }),
      ...Object.fromEntries(
        attempts.map(({ address }) => [
          `tried at ${address}, for a file of ${file.state}`,
          !address || address.endsWith(`, ${file.state}`),
        ]),
      ),
    };
  });
  expect(wrong).toEqual([]);
});

test('only what was leased is returned at the end of a lease', () => {
  const wrong = wrongOnes(({ file }) => ({
    [`a lease-end return on a ${file.contractType}`]:
      file.assignmentType !== 'lease_end_return' || String(file.contractType).endsWith('lease'),
  }));
  expect(wrong).toEqual([]);
  expect(demoFiles.some(({ file }) => file.assignmentType === 'lease_end_return')).toBe(true);
});

test('whoever has a unit in the pound is not looked for', () => {
  const wrong = wrongOnes(({ file }) => ({
    'is looked for, and lies in a pound':
      file.assignmentType !== 'impound_recovery' || file.stage !== 'skip_trace',
  }));
  expect(wrong).toEqual([]);
});

test('storage is charged for each day up to its charge, and for no more than are paid for', () => {
  const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const wrong = wrongOnes(({ file, money }) =>
    Object.fromEntries(
      money.fees
        .filter(({ feeType, direction }) => feeType === 'storage_day' && direction === 'receivable')
        .map(({ quantity, incurredOn }) => {
          const stood = Math.min(45, days(String(file.storage?.inDate), String(incurredOn)));
          return [
            `${quantity} days charged of ${stood}`,
            Math.abs(Number(quantity) - Math.max(1, stood)) <= 4,
          ];
        }),
    ),
  );
  expect(wrong).toEqual([]);
});
