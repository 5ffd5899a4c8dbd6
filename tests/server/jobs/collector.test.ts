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
const account = '701166000101';
const sam = { name: 'Sam Roy', phone: '+14185550161', email: 'sam.roy@lender.example' };

let host: TestHost;
let by: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  by = await signIn(host, 'administrator');
});

async function work(lines: readonly string[]): Promise<JobReply> {
  const file = { name: 'a.csv', bytes: lines.join('\n') };
  const sent = await sendForm(host, by, ingest, { clientId: companyId('LNA') }, file);
  expect([sent.status, sent.body.message]).toEqual([202, undefined]);
  return jobEnded(by, String(sent.body.jobId));
}

async function contactOf(number = account, who = by): Promise<unknown> {
  const { body } = await who.call('GET', `/file/list?bankAccountNumber=${number}`);
  const [file] = body.data as unknown as { _id: string }[];
  return (await who.call('GET', `/file/${file?._id}`)).body.clientContact;
}

const head = 'Compte,Nom,Province,Marque,Recouvreur,Téléphone du recouvreur,Courriel du recouvreur';

it('keeps with the file who handles the account at the lender, finds files by them, and takes back a change of them', async () => {
  await work([head, `${account},Roy,QC,Kia,Sam Roy,418 555-0161,sam.roy@lender.example`]);
  expect(await contactOf()).toEqual(sam);
  const { body } = await by.call('GET', '/file/list?clientContact=sam');
  expect((body.data as unknown as object[]).length).toBe(1);
  // Another person has another number: what was known of the one before goes with them.
  const job = await work([head, `${account},Roy,QC,Kia,Ann Day,,ann.day@lender.example`]);
  expect(await contactOf()).toEqual({ name: 'Ann Day', email: 'ann.day@lender.example' });
  const undo = await by.call('POST', `/desk/jobs/${job._id}/undo`);
  expect((await jobEnded(by, String(undo.body.jobId))).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await contactOf()).toEqual(sam);
});

it('adds to who is known what a later row says of them', async () => {
  await work([head, `${account},Roy,QC,Kia,Sam Roy,418 555-0161,`]);
  await work(['account,last name,province,make,collector email', `${account},Roy,QC,Kia,${sam.email}`]);
  expect(await contactOf()).toEqual(sam);
});

it('keeps it of a lender’s own file', async () => {
  const said = { collectorName: sam.name, collectorPhone: '418 555-0161', collectorEmail: sam.email };
  drop(host, 'lender-a', 'a.csv', lenderFile([placing('91066001', said)]));
  const lender = await signIn(host, 'lender_supervisor');
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  const [taken] = body.files as unknown as { jobId: string }[];
  expect((await jobEnded(lender, String(taken?.jobId))).counts).toMatchObject({ created: 1 });
  expect(await contactOf('91066001', lender)).toEqual(sam);
});
