import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoCompanies } from '#server/seed/demo-network';
import { wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

/** By hand: where counsel sits who acts in a province. */
const seats: Readonly<Record<string, string>> = {
  ON: 'ON',
  QC: 'QC',
  AB: 'AB',
  SK: 'SK',
  MB: 'MB',
  BC: 'BC',
  NT: 'NT',
  NU: 'NT',
  YT: 'NT',
  NS: 'NS',
  NB: 'NS',
  PE: 'NS',
  NL: 'NS',
};

const counselOf = ({ assignments }: Bundle) =>
  assignments
    .filter(({ activityType }) => activityType === 'law_firm')
    .map(({ companyId }) => companies.get(String(companyId)));

test('counsel of a file of the demo sits in its province or its part of the country, and serves it', () => {
  const used = new Set<string>();
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      counselOf(bundle).map((firm) => {
        used.add(String(firm?.state));
        return [
          `${firm?.companyName} for a file of ${bundle.file.state}`,
          firm !== undefined &&
            firm.state === seats[String(bundle.file.state)] &&
            firm.statesServed?.includes(bundle.file.state as 'ON') === true,
        ];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(['AB', 'BC', 'ON', 'QC'].filter((state) => !used.has(state))).toEqual([]);
});

test('counsel of the demo acts where it is called to the bar, and in Québec under a French name', () => {
  const firms = [...companies.values()].filter(({ activityType }) => activityType === 'law_firm');
  for (const { statesServed, state } of firms)
    expect(statesServed?.map((one) => seats[one])).toEqual(statesServed?.map(() => state));
  const quebec = firms.filter(({ state }) => state === 'QC');
  expect(quebec.map(({ companyName }) => /avocats/.test(companyName))).toEqual([true]);
  expect(quebec.map(({ language }) => language)).toEqual(['fr']);
  expect(firms.flatMap(({ statesServed }) => statesServed ?? []).sort()).toEqual(Object.keys(seats).sort());
});
