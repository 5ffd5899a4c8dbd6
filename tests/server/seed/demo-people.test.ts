import { expect, test } from 'vitest';
import { demoCompanies } from '#server/seed/demo-network';
import { demoStaff } from '#server/seed/demo-staff';
import { englishNoteTemplates } from '#server/seed/note-templates';
import { frenchNoteTemplates } from '#server/seed/note-templates-french';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

interface House {
  readonly _id: string;
  readonly parentCompanyId: string | null;
}

test('who works for a house with offices works in one of them, and nobody in that of another house', () => {
  const houses = demoCompanies as readonly House[];
  const withOffices = new Set(houses.map(({ parentCompanyId }) => parentCompanyId));
  const people = demoStaff.map(
    ({ record }) => record as { companyId: string; officeIds?: readonly string[] },
  );
  const inHouses = people.filter(({ companyId }) => withOffices.has(companyId));
  expect(inHouses.length).toBeGreaterThan(5);
  for (const { companyId, officeIds = [] } of people) {
    expect(officeIds.length > 0).toBe(withOffices.has(companyId));
    for (const office of officeIds)
      expect(houses.find(({ _id }) => _id === office)?.parentCompanyId).toBe(companyId);
  }
});

test('lenders have templates of their own in both languages, for what the agency of their files reads too', () => {
  const forLenders = [englishNoteTemplates, frenchNoteTemplates].map((all) =>
    all.filter(({ activityTypes }) => activityTypes.includes('lender')),
  );
  expect(forLenders.map(({ length }) => length)).toEqual([4, 4]);
  for (const { audience } of forLenders.flat()) expect(audience).toBe('client');
});

test('what a unit that is for sale will still cost is projected', () => {
  const forSale = demoFiles.filter(({ file }) => file.stage === 'remarketing');
  expect(forSale.length).toBeGreaterThan(50);
  expect(forSale.filter(({ money }) => money.projectedFees.length === 0)).toEqual([]);
});

test('a business of the demo has neither an employer nor relatives', () => {
  const wrong = wrongOnes(({ file, parties }) => ({
    'is employed, or somebody’s kin':
      file.debtorType !== 'business' ||
      parties.every(
        ({ relatedPartyType, employer, isPrimary }) =>
          !['employer', 'relative'].includes(String(relatedPartyType)) && !(isPrimary && employer),
      ),
  }));
  expect(wrong).toEqual([]);
  const ofBusinesses = demoFiles.filter(({ file }) => file.debtorType === 'business');
  const kinds = new Set(ofBusinesses.flatMap(({ parties }) => parties.map((one) => one.relatedPartyType)));
  expect(['reference', 'landlord'].every((one) => kinds.has(one as 'landlord'))).toBe(true);
});
