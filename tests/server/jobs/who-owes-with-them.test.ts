import { beforeEach, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import type { JobReply } from '../../support/job';
import { jobEnded, sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import { drop, lenderFile, placing } from '../../support/lender-file';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const account = '701144000101';

let host: TestHost;
let by: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  by = await signIn(host, 'administrator');
});

async function work(lines: readonly string[], fields = {}): Promise<JobReply> {
  const file = { name: 'a.csv', bytes: lines.join('\n') };
  const sent = await sendForm(host, by, ingest, { clientId: companyId('LNA'), ...fields }, file);
  expect([sent.status, sent.body.message]).toEqual([202, undefined]);
  return jobEnded(by, String(sent.body.jobId));
}

interface Party {
  readonly lastName: string;
  readonly phoneNumbers: readonly { readonly number: string }[] | null;
  readonly addresses: readonly object[] | null;
  readonly notes: string | null;
}

async function coDebtors(who = by, number = account): Promise<Party[]> {
  const { body } = await who.call('GET', `/file/list?bankAccountNumber=${number}`);
  const [file] = body.data as unknown as { _id: string }[];
  const { body: found } = await who.call(
    'GET',
    `/desk/relatedParty/list?fileId=${file?._id}&types=co_debtor&sortBy=createdAt`,
  );
  const parties = found.data as unknown as { _id: string }[];
  const whole = [];
  for (const { _id } of parties) whole.push((await who.call('GET', `/relatedParty/${_id}`)).body);
  return whole as unknown as Party[];
}

const residence = { type: 'residence', status: 'unverified', source: 'placement' };

it('keeps where who owes with the debtor lives, told in parts', async () => {
  await work([
    'Compte,Nom,Province,Marque,Nom du codébiteur,Adresse du codébiteur,Ville du codébiteur,Province du codébiteur,Code postal du codébiteur',
    `${account},Roy,QC,Kia,Cyr,12 rue Haute,Lévis,Québec,g6v1a1`,
  ]);
  expect(await coDebtors()).toMatchObject([
    {
      lastName: 'Cyr',
      addresses: [{ line1: '12 rue Haute', city: 'Lévis', state: 'QC', postalCode: 'G6V 1A1', ...residence }],
      notes: null,
    },
  ]);
});

it('keeps it told in one line, and word for word with them where no city is told apart', async () => {
  const head = 'account,last name,province,make,co-debtor,co-debtor address';
  await work([head, `${account},Roy,ON,Kia,Cyr,"12 King St W, Kitchener, ON N2G 1A7"`]);
  await work([head, `701144000102,Roy,ON,Kia,Cyr,12 King St W`]);
  expect(await coDebtors()).toMatchObject([
    {
      addresses: [
        { line1: '12 King St W', city: 'Kitchener', state: 'ON', postalCode: 'N2G 1A7', ...residence },
      ],
      notes: null,
    },
  ]);
  expect(await coDebtors(by, '701144000102')).toMatchObject([{ addresses: [], notes: '12 King St W' }]);
});

it('adds what a later sheet says of who is known, shows it in a check, and takes it back', async () => {
  await work(['account,last name,province,make,co-debtor', `${account},Roy,ON,Kia,Cyr`]);
  const later = [
    'account,last name,province,make,co-debtor,co-debtor phone,co-debtor address',
    `${account},Roy,ON,Kia,Cyr,418 555-0148,"12 King St W, Kitchener, ON"`,
  ];
  const check = await work(later, { dryRun: 'true' });
  const { body } = await by.call('GET', `/desk/jobs/${check._id}/rows`);
  expect(body.data).toMatchObject([
    {
      outcome: 'updated',
      changes: [
        { entity: 'relatedParty', field: 'addresses', before: [] },
        { entity: 'relatedParty', field: 'phoneNumbers', before: [] },
      ],
    },
  ]);
  expect(await coDebtors()).toMatchObject([{ phoneNumbers: [], addresses: [] }]);
  const job = await work(later);
  expect(job.counts).toMatchObject({ updated: 1 });
  expect(await coDebtors()).toMatchObject([
    {
      phoneNumbers: [{ number: '+14185550148' }],
      addresses: [{ line1: '12 King St W', city: 'Kitchener', state: 'ON' }],
    },
  ]);
  expect((await work(later)).counts).toMatchObject({ unchanged: 1 });
  const undo = await by.call('POST', `/desk/jobs/${job._id}/undo`);
  expect((await jobEnded(by, String(undo.body.jobId))).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await coDebtors()).toMatchObject([{ lastName: 'Cyr', phoneNumbers: [], addresses: [] }]);
});

it('takes no row whose address is of nobody', async () => {
  const job = await work([
    'account,last name,province,make,co-debtor address,co-debtor province',
    `${account},Roy,ON,Kia,12 King St W,ON`,
    '701144000103,Roy,ON,Kia,,ON',
  ]);
  expect(job.counts).toMatchObject({ created: 1, rejected: 1 });
  const { body } = await by.call('GET', `/desk/jobs/${job._id}/rows?outcome=rejected`);
  expect(body.data).toMatchObject([{ problems: [{ column: 'coDebtorLastName', reason: 'required' }] }]);
});

it('keeps it of a lender’s own file', async () => {
  const row = placing('91044001', { coDebtorLastName: 'Cyr', coDebtorAddress: '12 King St W' });
  drop(host, 'lender-a', 'a.csv', lenderFile([row]));
  const lender = await signIn(host, 'lender_supervisor');
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  await jobEnded(lender, (body.files as unknown as { jobId: string }[])[0]?.jobId ?? '');
  expect(await coDebtors(lender, '91044001')).toMatchObject([{ notes: '12 King St W' }]);
});
