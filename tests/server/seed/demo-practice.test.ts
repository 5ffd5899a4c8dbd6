import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import { demoCompanies } from '#server/seed/demo-network';
import { wrongOnes } from '../../support/demo-bundles';

const companies = demoCompanies as readonly Recorded<'company'>[];

/** By hand: so many kilometres somebody drives to a door and is back by night. */
const aDaysWork = 210;

function kmFrom(company: Recorded<'company'> | undefined, postalCode: string | null | undefined): number {
  const [office, door] = [placeOf(company?.postalCode), placeOf(postalCode)];
  return office && door ? Math.round(kmBetween(office, door)) : Infinity;
}

test('a notice of the demo is brought by a bailiff who sits within a day of whom it is brought to', () => {
  let brought = 0;
  const wrong = wrongOnes(({ file, parties }) => {
    const home = parties[0]?.addresses?.[0]?.postalCode;
    return Object.fromEntries(
      (file.services ?? [])
        .filter(({ servedBy }) => servedBy)
        .map(({ servedBy }) => {
          brought += 1;
          const km = kmFrom(
            companies.find(({ companyName }) => companyName === servedBy),
            home,
          );
          return [`${servedBy} is ${km} km away`, km <= aDaysWork];
        }),
    );
  });
  expect(wrong).toEqual([]);
  expect(brought).toBeGreaterThan(300);
});

test('nobody who was sent out knocks farther away than a day of work', () => {
  const wrong = wrongOnes(({ parties, attempts }) => {
    const addresses = parties[0]?.addresses ?? [];
    return Object.fromEntries(
      attempts.flatMap(({ address, companyId }) => {
        const door = addresses.find(({ line1 }) => address?.startsWith(`${line1},`));
        const km = kmFrom(
          companies.find(({ _id }) => _id === companyId),
          door?.postalCode,
        );
        return door ? [[`${km} km to ${address}`, km <= aDaysWork]] : [];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test('nobody is at a door within the hour of saying yes to going there', () => {
  const wrong = wrongOnes(({ attempts, assignments, file }) => {
    const sent = assignments.find(({ activityType, acceptedAt }) => activityType === 'bailiff' && acceptedAt);
    const [first] = attempts.map(({ at }) => String(at)).sort();
    if (!sent || !first || attempts.length < 2 || file.recovery?.recoveryType === 'impound') return {};
    const minutes = Math.round((Date.parse(first) - Date.parse(String(sent.acceptedAt))) / 60_000);
    return { [`at the door after ${minutes} minutes`]: minutes >= 60 };
  });
  expect(wrong).toEqual([]);
});

test('whoever hands a unit over agreed to that when met', () => {
  let agreed = 0;
  const wrong = wrongOnes(({ file, history, attempts }) => {
    const arranged = history.some(({ changes }) =>
      changes?.some(({ after }) => after === 'surrender_arranged'),
    );
    const met = attempts.findLast(({ outcome }) => outcome === 'contact');
    if (!arranged || !met) return {};
    agreed += 1;
    const isFrench = file.state === 'QC';
    return {
      [String(met.note)]: (isFrench ? /la remet/ : /hands? it over|hand it over/).test(String(met.note)),
    };
  });
  expect(wrong).toEqual([]);
  expect(agreed).toBeGreaterThan(50);
});

test('a business is rung up at work', () => {
  const wrong = wrongOnes(({ parties }) =>
    Object.fromEntries(
      parties
        .filter(({ isBusiness }) => isBusiness)
        .flatMap(({ phoneNumbers }) => phoneNumbers ?? [])
        .map(({ type }) => [`a ${type} number of a business`, type !== 'home' && type !== 'cell']),
    ),
  );
  expect(wrong).toEqual([]);
});
