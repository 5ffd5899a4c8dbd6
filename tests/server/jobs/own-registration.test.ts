import { beforeEach, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import type { JobReply } from '../../support/job';
import { jobEnded, sendForm } from '../../support/job';
import { drop, lenderFile, placing } from '../../support/lender-file';
import { companyId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const account = '701155000101';
const vin = '1M8GDM9AXKP042788';

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

async function fileOf(number = account, who = by): Promise<{ _id: string; checks: unknown }> {
  const { body } = await who.call('GET', `/file/list?bankAccountNumber=${number}`);
  const [file] = body.data as unknown as { _id: string }[];
  return (await who.call('GET', `/file/${file?._id}`)).body as never;
}

const holders = async (number = account, who = by): Promise<object[] | null> =>
  (await who.call('GET', `/lienHolder/${(await fileOf(number, who))._id}`)).body.parties as never;

const undo = async (job: JobReply): Promise<JobReply> => {
  const { body } = await by.call('POST', `/desk/jobs/${job._id}/undo`);
  return jobEnded(by, String(body.jobId));
};

it('names the lender among the lien holders of a new file, with its registration, and opens no gate by it', async () => {
  await work([
    'Compte,Nom,Province,NIV,Marque,Numéro d’inscription,Échéance de l’inscription',
    `${account},Roy,QC,${vin},Kia,24-0001234-0001,2031-04-30`,
  ]);
  const { body: client } = await by.call('GET', `/company/${companyId('LNA')}`);
  expect(await holders()).toEqual([
    {
      partyType: 'secured_party',
      name: client.companyName,
      isOurClient: true,
      jurisdiction: 'QC',
      registrationNumber: '24-0001234-0001',
      expiresOn: '2031-04-30',
      serialNumber: vin,
    },
  ]);
  expect((await fileOf()).checks).toBeNull();
});

it('adds it to an open file, once, shows it in a check, and takes it back with the rest of the day', async () => {
  await work(['account,last name,province,make', `${account},Roy,ON,Kia`]);
  const later = ['account,last name,province,make,registration number', `${account},Roy,ON,Kia,705 123 456`];
  const check = await work(later, { dryRun: 'true' });
  const { body } = await by.call('GET', `/desk/jobs/${check._id}/rows`);
  const after = [{ registrationNumber: '705 123 456', jurisdiction: 'ON', isOurClient: true }];
  expect(body.data).toMatchObject([
    { outcome: 'updated', changes: [{ entity: 'lienHolder', field: 'parties', before: null, after }] },
  ]);
  expect(await holders()).toBeNull();
  const job = await work(later);
  expect(await holders()).toMatchObject(after);
  const anew = ['account,last name,province,make,registration number', `${account},Roy,ON,Kia,705123456`];
  expect((await work(anew)).counts).toMatchObject({ unchanged: 1 });
  expect((await undo(job)).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await holders()).toBeNull();
});

it('leaves what the registry told, and adds the day that it did not', async () => {
  await work(['account,last name,province,make', `${account},Roy,ON,Kia`]);
  const { _id } = await fileOf();
  const { body: client } = await by.call('GET', `/company/${companyId('LNA')}`);
  const own = { partyType: 'secured_party', name: String(client.companyName).toUpperCase() };
  const told = { ...own, jurisdiction: 'AB', registrationNumber: '705123456', status: 'active' };
  const { body: held } = await by.call('GET', `/lienHolder/${_id}`);
  await by.call('PUT', `/lienHolder/${_id}`, { version: held.version, parties: [told] });
  const head = 'account,last name,province,make,registration number,registration expiry';
  const job = await work([head, `${account},Roy,ON,Kia,705 123 456,2031-04-30`]);
  expect(job.counts).toMatchObject({ updated: 1 });
  expect(await holders()).toMatchObject([{ ...told, expiresOn: '2031-04-30' }]);
});

it('keeps it of a lender’s own file', async () => {
  const said = { registrationNumber: '705123456', registrationExpiry: '2031-04-30' };
  drop(host, 'lender-a', 'a.csv', lenderFile([placing('91055001', said)]));
  const lender = await signIn(host, 'lender_supervisor');
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  const [taken] = body.files as unknown as { jobId: string }[];
  expect((await jobEnded(lender, String(taken?.jobId))).counts).toMatchObject({ created: 1 });
  expect(await holders('91055001', lender)).toMatchObject([
    { registrationNumber: '705123456', expiresOn: '2031-04-30', jurisdiction: 'QC', isOurClient: true },
  ]);
});
