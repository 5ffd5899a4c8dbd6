import { expect, test } from 'vitest';
import { maySeize } from '#contract/lifecycles/seizure-licence';
import type { Recorded } from '#contract/resources/index';
import { demoCompanies } from '#server/seed/demo-network';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

test('an agency of the demo is licensed to collect in each province in which it has files, and lists them all', () => {
  const wrong = wrongOnes(({ file }) => {
    const agency = companies.get(String(file.agencyId));
    const holds = agency?.compliance?.some(
      ({ type, state, expiresOn }) =>
        type === 'collection_licence' && state === file.state && String(expiresOn) > today,
    );
    return {
      [`${agency?.code} collects in ${file.state} without a licence`]: holds === true,
      [`${agency?.code} does not list ${file.state}`]:
        agency?.statesServed?.includes(file.state as 'ON') === true,
    };
  });
  expect(wrong).toEqual([]);
});

test('who took a unit of the demo may seize where it was', () => {
  const wrong = wrongOnes(({ file, assignments }) => {
    const bailiffs = assignments.filter(({ activityType }) => activityType === 'bailiff');
    return Object.fromEntries(
      bailiffs.map(({ companyId }) => {
        const company = companies.get(String(companyId));
        return [
          `${company?.code} seizes in ${file.state} without a licence`,
          company !== undefined && maySeize(company, file.state as 'ON', today),
        ];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ file }) => file.recovery?.onHookAt).length).toBeGreaterThan(300);
});
