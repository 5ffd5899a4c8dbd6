import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { demoCompanies } from '#server/seed/demo-network';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

test('a unit of the demo lies in a yard of the province where it was taken', () => {
  const wrong = wrongOnes(({ file }) => {
    const lot = companies.get(String(file.storage?.lotCompanyId));
    if (!lot) return {};
    return {
      [`lies in ${lot.companyName}, ${lot.state}, and the file is in ${file.state}`]:
        lot.state === file.state,
    };
  });
  expect(wrong).toEqual([]);
  const stored = demoFiles.filter(({ file }) => file.storage?.lotCompanyId);
  expect(stored.length).toBeGreaterThan(500);
});

test('who works on a file of the demo works in its province', () => {
  const wrong = wrongOnes(({ file, assignments }) =>
    Object.fromEntries(
      assignments.map(({ companyId, activityType }) => {
        const company = companies.get(String(companyId));
        return [
          `${company?.code}, ${activityType}, works in ${file.state}`,
          company?.statesServed?.includes(file.state as 'ON') === true,
        ];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
