import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { demoCompanies } from '#server/seed/demo-network';

test('the demo gives rules of a client to its lenders alone', () => {
  const companies = demoCompanies as readonly Partial<Recorded<'company'>>[];
  const kinds = companies.flatMap(({ playbook, activityType }) => (playbook ? [activityType] : []));
  expect(kinds.length).toBe(8);
  expect(new Set(kinds)).toEqual(new Set(['lender']));
});
