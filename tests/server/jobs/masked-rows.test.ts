import { beforeEach, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { drop, lenderFile, placing } from '../../support/lender-file';
import { companyId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const clientId = companyId('LNA');
const account = '701177000123';

let host: TestHost;
let admin: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  admin = await signIn(host, 'administrator');
});

async function mayRevealNothing(role: string): Promise<void> {
  const body = { roleId: seedId('role', role), resource: 'pii', actions: [] };
  expect((await admin.call('PATCH', '/role/permission', body)).status).toBe(200);
}

async function work(by: Person, url: string, bytes: string, fields = {}): Promise<JobReply> {
  const sent = await sendForm(host, by, url, fields, { name: 'a.csv', bytes });
  expect([sent.status, sent.body.message]).toEqual([202, undefined]);
  const job = await jobEnded(by, String(sent.body.jobId));
  expect([job.status, job.message]).toEqual(['done', null]);
  return job;
}

async function said(by: Person, job: JobReply): Promise<string> {
  const { body } = await by.call('GET', `/desk/jobs/${job._id}/rows`);
  const rejects = job.rejectsUrl ? (await downloaded(host, by, job.rejectsUrl)).text : '';
  const result = (await downloaded(host, by, String(job.resultUrl))).text;
  return [JSON.stringify(body), rejects, result].join('\n');
}

it('shows the account of a refused row as that of a file: whole to who may reveal it, else its end', async () => {
  const lender = await signIn(host, 'lender_supervisor');
  const rows = `Compte,Nom,Province,Marque,Téléphone\n${account},Roy,QC,Kia,12`;
  const check = await work(lender, ingest, rows, { clientId, dryRun: 'true' });
  expect((await said(lender, check)).split(account)).toHaveLength(4);

  await mayRevealNothing('lender_supervisor');
  const masked = await said(lender, check);
  expect(masked).not.toContain(account);
  expect(masked.split('•••• 0123')).toHaveLength(4);
});

it('shows it so also where it is the cell that is wrong, and in what a lender leaves', async () => {
  const lender = await signIn(host, 'lender_supervisor');
  const twice = `account,last name,province,make\n${account},Roy,QC,Kia\n${account},Roy,QC,Kia`;
  const placed = await work(lender, ingest, twice, { clientId });
  drop(host, 'lender-a', 'a.csv', lenderFile([placing('91077001', { province: 'XX' })]));
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  const [taken] = body.files as unknown as { jobId: string }[];
  const left = await jobEnded(lender, String(taken?.jobId));

  await mayRevealNothing('lender_supervisor');
  const both = [await said(lender, placed), await said(lender, left)].join('\n');
  for (const masked of ['•••• 0123', '•••• 7001']) expect(both).toContain(masked);
  for (const clear of [account, '91077001']) expect(both).not.toContain(clear);
});

it('shows it so where it says which file a spreadsheet would change', async () => {
  const staff = await signIn(host, 'supervisor');
  const unknown = 'account number,next action\n701177000999,Call';
  const update = await work(staff, '/updateFromDocument/files', unknown);
  expect(await said(staff, update)).toContain('701177000999');

  await mayRevealNothing('supervisor');
  const changed = await said(staff, update);
  expect(changed).toContain('•••• 0999');
  expect(changed).not.toContain('701177000999');
});
