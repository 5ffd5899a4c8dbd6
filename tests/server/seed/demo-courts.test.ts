import { expect, test } from 'vitest';
import type { Recorded } from '#contract/resources/index';
import { calendarOf } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import { demoCompanies } from '#server/seed/demo-network';
import { planFile } from '#server/seed/demo-plan';
import { openStory } from '#server/seed/demo-stories';
import { createRandom } from '#server/seed/random';
import { demoFiles } from '../../support/demo-bundles';

/** By hand: what the courts call themselves. */
const courts = {
  NL: ['Supreme Court of Newfoundland and Labrador', 'Cour suprême de Terre-Neuve-et-Labrador'],
  PE: ['Supreme Court of Prince Edward Island', 'Cour suprême de l’Île-du-Prince-Édouard'],
  NS: ['Supreme Court of Nova Scotia', 'Cour suprême de la Nouvelle-Écosse'],
  NB: ['Court of King’s Bench of New Brunswick', 'Cour du Banc du Roi du Nouveau-Brunswick'],
  QC: ['Superior Court of Québec', 'Cour supérieure'],
  ON: ['Superior Court of Justice', 'Cour supérieure de justice'],
  MB: ['Court of King’s Bench of Manitoba', 'Cour du Banc du Roi du Manitoba'],
  SK: ['Court of King’s Bench for Saskatchewan', 'Cour du Banc du Roi de la Saskatchewan'],
  AB: ['Court of King’s Bench of Alberta', 'Cour du Banc du Roi de l’Alberta'],
  BC: ['Supreme Court of British Columbia', 'Cour suprême de la Colombie-Britannique'],
  YT: ['Supreme Court of Yukon', 'Cour suprême du Yukon'],
  NT: ['Supreme Court of the Northwest Territories', 'Cour suprême des Territoires du Nord-Ouest'],
  NU: ['Nunavut Court of Justice', 'Cour de justice du Nunavut'],
} as const;
type State = keyof typeof courts;

const calendar = calendarOf(new Date('2026-11-20T15:00:00Z'));
const agencies = ['NLR', 'NLR-QC'];

/** What stands as the court of a file that an agency took to court in a province. */
function courtAt(state: State, agency: string): unknown {
  const story = openStory(createRandom(`court of ${state}`), 'court_filed');
  return makeFile({ ...planFile(100, calendar), state, agency, story }, 'D-100', calendar, 0).file
    .courtApplication?.courtName;
}

test.each(Object.entries(courts))(
  'what was filed in court in %s names the court as it is called',
  (state, names) => {
    expect(agencies.map((agency) => courtAt(state as State, agency))).toEqual(names);
  },
);

test('each file of the demo that is in court is in the one of its province, named as its agency writes', () => {
  const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));
  const filed = demoFiles.flatMap(({ file }) => (file.courtApplication ? [file] : []));
  expect(filed.length).toBeGreaterThan(2);
  expect(filed.map(({ courtApplication }) => courtApplication?.courtName)).toEqual(
    filed.map(({ state, agencyId }) => {
      const isFrench = companies.get(String(agencyId))?.language === 'fr';
      return courts[state as State][isFrench ? 1 : 0];
    }),
  );
});

/** By hand: district, chamber, serial number, year. */
const numberInQuebec = /^(?:500|200|540|550|450|400|150)-17-\d{6}-26\d$/;

test('what is filed in court in Québec has the number of its district, and elsewhere none of that kind', () => {
  const numberAt = (state: State): string => {
    const story = openStory(createRandom(`court of ${state}`), 'court_filed');
    const plan = { ...planFile(100, calendar), state, agency: 'NLR-QC', story };
    const { courtApplication } = makeFile(plan, 'LNA-2600100', calendar, 0).file;
    return String(courtApplication?.courtFileNumber);
  };
  expect(numberAt('QC')).toMatch(numberInQuebec);
  expect(numberAt('ON')).not.toMatch(numberInQuebec);
});
