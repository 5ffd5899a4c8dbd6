import { beforeEach, expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import type { JobReply } from '../../support/job';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const update = '/updateFromDocument/files';
const clientId = seedId('company', 'LNA');
/** In seconds. */
const hour = 3600;

let host: TestHost;
let person: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  person = await signIn(host, 'administrator');
});

async function work(url: string, fields: Record<string, string>, csv: string): Promise<JobReply> {
  const sent = await sendForm(host, person, url, fields, { name: 'sheet.csv', bytes: csv });
  expect(sent.status).toBe(202);
  return jobEnded(person, String(sent.body.jobId));
}

const placed = (...accounts: string[]) =>
  work(
    ingest,
    { clientId },
    ['account,last name,province,make,balance', ...accounts.map((one) => `${one},Roy,ON,Kia,900.00`)].join(
      '\n',
    ),
  );

const undo = (job: JobReply) => person.call('POST', `/desk/jobs/${job._id}/undo`);

async function undone(job: JobReply): Promise<JobReply> {
  const { status, body } = await undo(job);
  expect(status).toBe(202);
  return jobEnded(person, String(body.jobId));
}

async function filesWith(account: string) {
  const { body } = await person.call('GET', `/file/list?bankAccountNumber=${account}`);
  return body.data as unknown as { _id: string; ref: string; version: number; nextAction: string | null }[];
}

test('placements are taken back within a day, once; a file that somebody has worked on stays and says so', async () => {
  const job = await placed('701100200301', '701100200302');
  const [kept] = await filesWith('701100200302');
  await person.call('POST', '/note/', { fileId: kept?._id, body: 'Called.', audience: 'internal' });
  expect((await person.call('GET', `/desk/jobs/${job._id}`)).body.undoUntil).toEqual(expect.any(String));

  const back = await undone(job);
  expect(back.counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 1 });
  expect(await filesWith('701100200301')).toEqual([]);
  expect(await filesWith('701100200302')).toHaveLength(1);
  const { body } = await person.call('GET', `/desk/jobs/${back._id}/rows`);
  expect(body.data).toMatchObject([
    {
      row: 3,
      outcome: 'rejected',
      ref: kept?.ref,
      problems: [{ detail: 'Somebody has worked on this file since, so it stays as it is.' }],
    },
    { row: 2, outcome: 'updated', fileId: null },
  ]);
  // What is gone keeps its number among the rows of the sheet that placed it.
  const { body: first } = await person.call('GET', `/desk/jobs/${job._id}/rows`);
  expect(first.data).toMatchObject([
    { row: 2, fileId: null, ref: expect.stringMatching(/^LNA-/) as string },
    { row: 3, ref: kept?.ref },
  ]);
  const { text } = await downloaded(host, person, String(back.rejectsUrl));
  expect(text).toContain(
    `3,ref,"Somebody has worked on this file since, so it stays as it is.",${kept?.ref}`,
  );
  // Its trace stays, and the account can be placed again.
  const { body: traces } = await person.call('GET', '/desk/history/list?type=system');
  expect((traces.data as unknown as { message: string }[])[0]?.message).toMatch(
    /^File LNA-\d+ was removed: the placements/,
  );
  expect((await placed('701100200301')).counts.created).toBe(1);

  expect(await undo(job)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
  const { body: after } = await person.call('GET', `/desk/jobs/${job._id}`);
  expect(after).toMatchObject({ undoUntil: null, undoneBy: back._id });
});

test('what a later spreadsheet changed becomes what it was; what was changed since stays', async () => {
  await placed('701100200303', '701100200304');
  const rows = [
    'account,last name,province,make,balance',
    '701100200303,Roy,ON,Kia,950.00',
    '701100200304,Ray,ON,Kia,900.00',
  ];
  const job = await work(ingest, { clientId }, rows.join('\n'));
  expect(job.counts.updated).toBe(2);
  const before = (await filesWith('701100200303'))[0] as unknown as { balanceAmount: string };
  expect(before.balanceAmount).toBe('950.00');
  const back = await undone(job);
  expect(back.counts).toEqual({ created: 0, updated: 2, unchanged: 0, rejected: 0 });
  const [file] = (await filesWith('701100200303')) as unknown as { balanceAmount: string }[];
  expect(file?.balanceAmount).toBe('900.00');
});

test('changes from a spreadsheet are taken back for half an hour', async () => {
  await placed('701100200305', '701100200306');
  const [one] = await filesWith('701100200305');
  const [other] = await filesWith('701100200306');
  const sheet = `ref,nextAction\n${one?.ref},Call\n${other?.ref},Call\n`;
  const job = await work(update, {}, sheet);
  expect(job.counts.updated).toBe(2);
  const [now] = await filesWith('701100200306');
  await person.call('PATCH', '/file/', { _id: now?._id, version: now?.version, nextAction: 'Visit' });
  const back = await undone(job);
  expect(back.counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 1 });
  const next = async (account: string) => (await filesWith(account))[0]?.nextAction;
  expect([await next('701100200305'), await next('701100200306')]).toEqual([null, 'Visit']);

  const again = await work(update, {}, sheet);
  host.passes(hour);
  // An hour without a touch has locked the desk.
  person = await signIn(host, 'administrator');
  expect(await undo(again)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
});

test('a check is no work, and another’s work is not there', async () => {
  const check = await work(
    ingest,
    { clientId, dryRun: 'true' },
    'account,last name,province,make\n701100200307,Roy,ON,Kia',
  );
  expect(await undo(check)).toMatchObject({ status: 409 });
  const job = await placed('701100200308');
  const stranger = await signIn(host, 'file_manager');
  expect(await stranger.call('POST', `/desk/jobs/${job._id}/undo`)).toMatchObject({ status: 404 });
  expect(await stranger.call('GET', `/desk/jobs/${job._id}/rows`)).toMatchObject({ status: 404 });
});

test('of two who ask at once one takes it back', async () => {
  const job = await placed('701100200309');
  const answers = await Promise.all([undo(job), undo(job)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  const taken = answers.find(({ status }) => status === 202);
  expect((await jobEnded(person, String(taken?.body.jobId))).counts.updated).toBe(1);
});

test('a taking-back that was stopped is begun again by its own person, and goes on where it was', async () => {
  const job = await placed('701100200310', '701100200311');
  const [done] = await filesWith('701100200310');
  const { db } = host.app;
  // As it stands when somebody stops it after its first row.
  const back = await undone(await placed('701100200312'));
  await db.updateTable('job').set({ undoneBy: back._id }).where('_id', '=', job._id).execute();
  const { input } = await db
    .selectFrom('job')
    .select('input')
    .where('_id', '=', back._id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('job')
    .set({ status: 'cancelled', total: 2, input: JSON.stringify({ ...(input as object), undone: job._id }) })
    .where('_id', '=', back._id)
    .execute();
  await person.call('POST', '/note/', {
    fileId: done?._id,
    body: 'Stays: it was done before.',
    audience: 'internal',
  });
  expect((await person.call('GET', `/desk/jobs/${job._id}`)).body.undoUntil).toEqual(expect.any(String));
  const { status, body } = await undo(job);
  expect([status, body.jobId]).toEqual([202, back._id]);
  await jobEnded(person, back._id);
  expect(await filesWith('701100200311')).toEqual([]);
  expect(await filesWith('701100200310')).toHaveLength(1);
  expect(await undo(job)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
});

test('who came to a file by a placement goes again with it, but of whom something was written down since', async () => {
  await placed('701100200311', '701100200312');
  const head = 'account,last name,province,make,balance,co-debtor first name,co-debtor';
  const rows = ['701100200311', '701100200312'].map((one) => `${one},Roy,ON,Kia,950.00,Luc,Tran`);
  const job = await work(ingest, { clientId }, [head, ...rows].join('\n'));
  expect(job.counts).toEqual({ created: 0, updated: 2, unchanged: 0, rejected: 0 });
  const namesOn = async (account: string) => {
    const [file] = await filesWith(account);
    const { body } = await person.call('GET', `/desk/relatedParty/list?fileId=${String(file?._id)}`);
    return body.data as unknown as { _id: string; lastName: string }[];
  };
  const tran = (await namesOn('701100200312')).find(({ lastName }) => lastName === 'Tran');
  await person.call('PATCH', '/relatedParty/', { _id: tran?._id, firstName: 'Lucas' });
  expect((await undone(job)).counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 1 });
  expect((await namesOn('701100200311')).map(({ lastName }) => lastName)).toEqual(['Roy']);
  expect((await namesOn('701100200312')).map(({ lastName }) => lastName).sort()).toEqual(['Roy', 'Tran']);
});

test('what a row said of a contract and of a debtor goes back, a date of birth too', async () => {
  await placed('701100200313');
  const head = 'account,last name,province,make,balance,agreement no,contract date,date of birth,employeur';
  const row = '701100200313,Roy,ON,Kia,950.00,C-12,2023-04-11,1984-02-29,Scierie Beauce';
  const [before] = await filesWith('701100200313');
  const file = async () => (await person.call('GET', `/file/${String(before?._id)}`)).body;
  const debtor = async () =>
    (await person.call('GET', `/desk/relatedParty/list?fileId=${String(before?._id)}`)).body.data;
  const job = await work(ingest, { clientId }, [head, row].join('\n'));
  expect(job.counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 0 });
  const said = { contractNumber: 'C-12', contractDate: '2023-04-11' };
  expect(await file()).toMatchObject(said);
  expect(await debtor()).toMatchObject([{ dateOfBirth: '••••••••', employer: { name: 'Scierie Beauce' } }]);
  expect((await undone(job)).counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 0 });
  expect(await file()).toMatchObject({ contractNumber: null, contractDate: null });
  expect(await debtor()).toMatchObject([{ dateOfBirth: null, employer: null }]);
});
