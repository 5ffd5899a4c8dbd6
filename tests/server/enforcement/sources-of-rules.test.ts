import { afterAll, beforeAll, expect, it } from 'vitest';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { holidayLists } from '#contract/reference/holiday-lists';
import { ruleSources } from '#contract/words/fr/rule-sources';
import { addDocument } from '../../support/document-row';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

let host: TestHost;
let close: () => Promise<void>;
let administrator: Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  administrator = await signIn(host, 'administrator');
});
afterAll(() => close());

const inFrench = { 'accept-language': 'fr' };

interface Source {
  readonly _id: string;
  readonly key: string;
  readonly sourceTitle: string;
  readonly sourceLanguage: string | null;
}

const rulesOf = async (province: string, headers: Record<string, string>): Promise<Source[]> => {
  const { body } = await administrator.call(
    'GET',
    `/provinceTax/${province}?asOf=2026-11-20`,
    undefined,
    headers,
  );
  return body.enforcementRules as never;
};
const sourceIn = async (province: string, key: string, headers: Record<string, string>) =>
  (await rulesOf(province, headers)).find((rule) => rule.key === key) as Source;

it('Only what comes as the source of a rule or of a list of holidays has a French title', () => {
  const come = new Set([
    ...enforcementRules.map(({ sourceTitle }) => sourceTitle),
    ...Object.values(holidayLists).map(({ source }) => source),
  ]);
  expect(Object.keys(ruleSources).filter((title) => !come.has(title))).toEqual([]);
  expect(new Set(Object.values(ruleSources)).size).toBe(Object.keys(ruleSources).length);
});

it('A statute is named by its French title where it has one, else as English', async () => {
  const farm = await sourceIn('AB', 'farm_debt_notice_business_days', inFrench);
  expect([farm.sourceTitle, farm.sourceLanguage]).toEqual([
    'Loi sur la médiation en matière d’endettement agricole, art. 21',
    null,
  ]);
  const seizure = await sourceIn('AB', 'seizure_objection_days', inFrench);
  expect([seizure.sourceTitle, seizure.sourceLanguage]).toEqual([
    'Alberta trustees and collection firms — notice of objection to seizure',
    'en',
  ]);
  const english = await sourceIn('AB', 'farm_debt_notice_business_days', { 'accept-language': 'en' });
  expect([english.sourceTitle, english.sourceLanguage]).toEqual(['Farm Debt Mediation Act, s. 21', null]);
});

it('A source that is left as it came in French stays in both, and what a person writes is nobody’s translation', async () => {
  const { _id: ruleId, sourceTitle } = await sourceIn('ON', 'deemed_service_days_registered_mail', inFrench);
  const change = async (title: string): Promise<void> => {
    const { status, body } = await administrator.call('POST', '/desk/provinceTax/changeRule', {
      ...{ ruleId, effectiveFrom: '2000-01-01', value: 10, confidence: 'C+', note: null, sourceTitle: title },
      ...{ verifiedOn: null, reason: 'Relue par un juriste.' },
    });
    expect([status, body.errors]).toEqual([202, undefined]);
  };
  await change(sourceTitle);
  const after = await sourceIn('ON', 'deemed_service_days_registered_mail', { 'accept-language': 'en' });
  expect(after.sourceTitle).toBe('Personal Property Security Act, on service of notices');
  await change('Avis du contentieux');
  const written = await sourceIn('ON', 'deemed_service_days_registered_mail', inFrench);
  expect([written.sourceTitle, written.sourceLanguage]).toEqual(['Avis du contentieux', null]);
});

it('The reckoning of a clock is read in French with the statutes and the notes behind its steps', async () => {
  const supervisor = await signIn(host, 'supervisor');
  const { _id: fileId } = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-03-01T14:00:00Z', contractType: 'secured_loan', state: 'NB' },
  });
  const debtor = await supervisor.call('POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Roy' },
  });
  const documentId = await addDocument(host, [fileId], { documentType: 'proof_of_service' });
  const served = await supervisor.call('POST', '/desk/file/recordService', {
    ...{ fileId, documentId, noticeKind: 'disposition', method: 'registered_mail' },
    ...{ servedDate: '2026-10-05', relatedPartyIds: [debtor.body._id] },
  });
  expect([served.status, served.body.errors]).toEqual([200, undefined]);
  const { body } = await supervisor.call('GET', `/file/${fileId}`, undefined, inFrench);
  const clocks = body.clocks as unknown as { name: string; steps: { rule: object | null }[] }[];
  const steps = clocks.find(({ name }) => name === 'disposition')?.steps ?? [];
  expect(steps.map(({ rule }) => rule)).toContainEqual(
    expect.objectContaining({
      source: 'Loi sur les sûretés mobilières, au sujet de la signification des avis',
      note: 'À compter du jour de la recommandation par la poste',
    }),
  );
});
