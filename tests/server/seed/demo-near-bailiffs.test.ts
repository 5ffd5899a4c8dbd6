import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import { demoCompanies } from '#server/seed/demo-network';
import { demoStaff } from '#server/seed/demo-staff';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = demoCompanies as readonly Recorded<'company'>[];
const bailiffs = companies.filter(({ activityType }) => activityType === 'bailiff');

test('whoever is sent out for a unit of the demo sits within a day of it, and nobody of the province sits much nearer', () => {
  let sent = 0;
  const wrong = wrongOnes(({ file, parties, assignments }) => {
    const home = placeOf(parties[0]?.addresses?.[0]?.postalCode);
    const km = ({ postalCode }: { readonly postalCode?: string | null }): number => {
      const office = placeOf(postalCode);
      return home && office ? Math.round(kmBetween(home, office)) : Infinity;
    };
    const nearest = Math.min(...bailiffs.filter(({ state }) => state === file.state).map(km));
    const asked = assignments.filter(
      ({ activityType, declinedAt }) => activityType === 'bailiff' && !declinedAt,
    );
    sent += asked.length;
    return Object.fromEntries(
      asked.map(({ companyId }) => {
        const company = companies.find(({ _id }) => _id === companyId);
        const far = km(company ?? {});
        return [
          `${company?.companyName} is ${far} km away, and one ${nearest}`,
          far <= 210 && far <= nearest + 30,
        ];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(1200);
});

test('each province in which the demo has files has a bailiff of its own, in whose house somebody works', () => {
  const staffed = new Set(demoStaff.map(({ home }) => home));
  for (const state of new Set(demoFiles.map(({ file }) => file.state))) {
    const own = bailiffs.filter((one) => one.state === state);
    expect([state, own.length > 0]).toEqual([state, true]);
    for (const { code } of own)
      expect([code, ['V01', 'V02'].includes(code) || staffed.has(code)]).toEqual([code, true]);
  }
});
