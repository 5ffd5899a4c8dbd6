import { afterAll, beforeAll, expect, it } from 'vitest';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { ruleNotes } from '#contract/words/fr/rule-notes';
import { openHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let administrator: Person;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost({ jobs: true });
  close = opened.close;
  administrator = await signIn(opened.host, 'administrator');
});
afterAll(() => close());

interface Rule {
  readonly _id: string;
  readonly key: string;
  readonly note: string | null;
}

async function ruleIn(language: 'en' | 'fr'): Promise<Rule> {
  const headers = { 'accept-language': language };
  const { body } = await administrator.call('GET', '/provinceTax/AB?asOf=2026-11-20', undefined, headers);
  return (body.enforcementRules as never as Rule[]).find(
    ({ key }) => key === 'seizure_objection_days',
  ) as Rule;
}

it('What stands beside every rule as it comes is said in French too, and nothing else is', () => {
  const notes = enforcementRules.flatMap(({ note }) => note ?? []);
  expect(Object.keys(ruleNotes).sort()).toEqual([...new Set(notes)].sort());
});

it('A note is read in the language of who reads, and stays in both where a rule is changed in French around it', async () => {
  const [english, french] = [await ruleIn('en'), await ruleIn('fr')];
  expect([english.note, french.note]).toEqual([
    'From the day on which the debtor is served',
    'À compter du jour de la signification au débiteur',
  ]);
  const change = async (note: string): Promise<void> => {
    const { status, body } = await administrator.call('POST', '/desk/provinceTax/changeRule', {
      ...{ ruleId: french._id, effectiveFrom: '2000-01-01', value: 15, confidence: 'V', note },
      ...{ sourceTitle: 'Civil Enforcement Act', verifiedOn: '2026-11-19', reason: 'Relue par un juriste.' },
    });
    expect([status, body.errors]).toEqual([202, undefined]);
  };
  await change(String(french.note));
  expect([(await ruleIn('en')).note, (await ruleIn('fr')).note]).toEqual([english.note, french.note]);
  await change('Relu en novembre');
  expect([(await ruleIn('en')).note, (await ruleIn('fr')).note]).toEqual([
    'Relu en novembre',
    'Relu en novembre',
  ]);
});
