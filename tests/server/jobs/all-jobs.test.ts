import { beforeEach, expect, test } from 'vitest';
import { sentence } from '#contract/words/sentence';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';

let host: TestHost;
let admin: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  admin = await signIn(host, 'administrator');
});

async function placed(person: Person, company: string, account: string): Promise<string> {
  const csv = `account,last name,province,make\n${account},Roy,ON,Kia\n`;
  const file = { name: `${account}.csv`, bytes: csv };
  const sent = await sendForm(host, person, ingest, { clientId: seedId('company', company) }, file);
  return (await jobEnded(person, String(sent.body.jobId)))._id;
}

interface Shown {
  readonly _id: string;
  readonly what: string;
  readonly userName: string;
  readonly status: string;
  readonly mayRepeat: boolean;
}

const all = async (person: Person, query = '') => {
  const { body } = await person.call('GET', `/desk/allJobs${query}`);
  return body as unknown as { data: Shown[]; more: boolean; queued: number; running: number; failed: number };
};

test('an administrator sees everybody’s jobs, and nobody else sees any', async () => {
  const lender = await signIn(host, 'lender_b_supervisor');
  const mine = await placed(admin, 'LNA', '702100200301');
  const theirs = await placed(lender, 'LNB', '702100200302');
  expect((await all(admin)).data.map(({ _id }) => _id)).toEqual([theirs, mine]);
  expect((await all(admin, '?status=failed')).data).toEqual([]);
  const [newest] = (await all(admin)).data;
  expect(newest).toMatchObject({
    what: '702100200302.csv',
    status: 'done',
    isCheck: false,
    mayRepeat: false,
  });
  for (const who of [lender, await signIn(host, 'supervisor')])
    expect((await who.call('GET', '/desk/allJobs')).status).toBe(403);
});

test('a job without a file of its own is called by whose it is, or by the file that it is of', async () => {
  const jobId = await placed(admin, 'LNA', '702100200309');
  const { body } = await admin.call('GET', '/file/list?bankAccountNumber=702100200309');
  const [file] = body.data as unknown as { _id: string; ref: string }[];
  const calledBy = async (input: object) => {
    const set = { kind: 'close_out', input: JSON.stringify(input) as never } as const;
    await host.app.db.updateTable('job').set(set).where('_id', '=', jobId).execute();
    return (await all(admin)).data[0]?.what;
  };
  expect(await calledBy({ key: 'generic', clientId: seedId('company', 'LNA') })).toBe('Lender A');
  expect(await calledBy({ fileId: file?._id, language: 'en' })).toBe(file?.ref);
});

test('a job whose input names no file, client or check that there could be stands in the list like any other', async () => {
  const jobId = await placed(admin, 'LNA', '702100200310');
  const input = { fileName: 'a.csv', fileId: 'LNA-1', clientId: 'Lender A', dryRun: 'perhaps' };
  const set = { input: JSON.stringify(input) as never };
  await host.app.db.updateTable('job').set(set).where('_id', '=', jobId).execute();
  expect((await all(admin)).data).toMatchObject([{ _id: jobId, what: 'a.csv', isCheck: false }]);
});

test('a job that failed is taken up again where it stood, and does nothing twice', async () => {
  const jobId = await placed(admin, 'LNA', '702100200303');
  expect(await admin.call('POST', `/desk/jobs/${jobId}/repeat`)).toMatchObject({ status: 409 });
  await host.app.db
    .updateTable('job')
    .set({ status: 'failed', message: JSON.stringify(sentence('documents.exportHoldsNoFile')) as never })
    .where('_id', '=', jobId)
    .execute();
  expect(await all(admin, '?status=failed')).toMatchObject({
    data: [{ _id: jobId, mayRepeat: true }],
    failed: 1,
  });
  const lender = await signIn(host, 'lender_b_supervisor');
  expect(await lender.call('POST', `/desk/jobs/${jobId}/repeat`)).toMatchObject({ status: 403 });

  expect(await admin.call('POST', `/desk/jobs/${jobId}/repeat`)).toMatchObject({ status: 202 });
  const job = await jobEnded(admin, jobId);
  expect(job).toMatchObject({ status: 'done', message: null, counts: { created: 1, rejected: 0 } });
  const { body } = await admin.call('GET', '/file/list?bankAccountNumber=702100200303');
  expect(body.total).toBe(1);
  expect((await all(admin)).failed).toBe(0);
});

test('the pages of the list meet, and leave nothing out', async () => {
  const jobId = await placed(admin, 'LNA', '702100200304');
  const row = await host.app.db
    .selectFrom('job')
    .selectAll()
    .where('_id', '=', jobId)
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...row,
    _id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    input: JSON.stringify(row.input),
    counts: JSON.stringify(row.counts),
  }));
  await host.app.db
    .insertInto('job')
    .values(many as never)
    .execute();
  const first = await all(admin);
  expect([first.data.length, first.more]).toEqual([100, true]);
  const last = first.data.at(-1) as Shown & { createdAt: string };
  const next = await all(admin, `?before=${encodeURIComponent(last.createdAt)}&beforeId=${last._id}`);
  expect([next.data.length, next.more]).toEqual([21, false]);
  expect(new Set([...first.data, ...next.data].map(({ _id }) => _id)).size).toBe(121);
});
