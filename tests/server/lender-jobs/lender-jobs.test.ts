import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { updateReportColumns } from '#contract/lender-jobs/update-layout';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf } from '../../support/reports';

interface Taken {
  readonly fileName: string;
  readonly jobId: string | null;
  readonly rows: number;
  readonly balance: string;
  readonly why: string | null;
}

async function triggered(person: Person, lender: string): Promise<readonly Taken[]> {
  const { status, body } = await person.call('GET', `/file/processor/${lender}/incoming/trigger`);
  expect(status, JSON.stringify(body)).toBe(202);
  return body.files as unknown as Taken[];
}
const filesOf = async (host: TestHost) => {
  const { rows } = await sql<{ account: string; hold: boolean; balance: string; ref: string }>`
    select "bankAccountNumber" account, hold, "balanceAmount"::text balance, ref from file order by 1`.execute(
    host.app.db,
  );
  return rows;
};

describe('what a lender leaves in its drop folder', () => {
  it('places, changes, holds, releases and recalls, row by row, and says what became of each', async () => {
    const host = await startHost({ jobs: true });
    const lender = await signIn(host, 'lender_supervisor');
    drop(
      host,
      'lender-a',
      '1-first.csv',
      lenderFile([placing('90010001'), placing('90010002'), placing('90010003')]),
    );
    const [first] = await triggered(lender, 'lender-a');
    expect(first).toMatchObject({ fileName: '1-first.csv', rows: 3, balance: '36001.50', why: null });
    expect(await jobEnded(lender, String(first?.jobId))).toMatchObject({
      status: 'done',
      done: 3,
      total: 3,
      counts: { created: 3, updated: 0, unchanged: 0, rejected: 0 },
    });
    expect(lying(host, 'lender-a', 'in')).toEqual([]);
    expect(lying(host, 'lender-a', 'done')).toEqual(['1-first.csv']);
    // What a lender’s own file brought is told with what people took in.
    const totals = await linesOf(host, await signIn(host, 'administrator'), {
      reportType: 'import_reconciliation',
    });
    expect(totals.map((line) => [line['File name'], line.Rows, line.Created, line.Rejected])).toEqual([
      ['1-first.csv', '3', '3', '0'],
    ]);
    const next = lenderFile([
      { ...placing('90010001'), recordType: 'UPD', balance: '11000.00' },
      { recordType: 'HLD', accountNumber: '90010002', balance: '0' },
      { recordType: 'RCL', accountNumber: '90010003' },
      { recordType: 'REL', accountNumber: '90010001' },
      { ...placing('90010099'), recordType: 'UPD' },
      { recordType: 'HLD', accountNumber: '90010098' },
      { recordType: 'ABC', accountNumber: '90010001' },
      placing('90010004', { province: 'XX' }),
    ]);
    drop(host, 'lender-a', '2-next.csv', next);
    const [second] = await triggered(lender, 'lender-a');
    const job = await jobEnded(lender, String(second?.jobId));
    expect(job).toMatchObject({
      status: 'done',
      counts: { created: 0, updated: 3, unchanged: 1, rejected: 4 },
    });
    expect(await filesOf(host)).toMatchObject([
      { account: '90010001', hold: false, balance: '11000.00' },
      { account: '90010002', hold: true },
      { account: '90010003', hold: false },
    ]);
    const { text } = await downloaded(host, lender, String(job.rejectsUrl));
    const rejects = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rejects.map(({ row, column }) => [row, column])).toEqual([
      ['6', 'accountNumber'],
      ['7', 'accountNumber'],
      ['8', 'recordType'],
      ['9', 'province'],
      ['TRL', '4'],
    ]);
    const requests = await host.app.db.selectFrom('request').select(['requestType', 'payload']).execute();
    expect(requests).toEqual([{ requestType: 'close', payload: { closingReason: 'client_recall' } }]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer count from history where type = 'import_update'`.execute(host.app.db);
    // Three that were placed, and three that were changed.
    expect(rows[0]?.count).toBe(6);
  });

  it('is applied in no part where the trailer does not agree with it', async () => {
    const host = await startHost({ jobs: true });
    const admin = await signIn(host, 'administrator');
    drop(host, 'lender-a', 'count.csv', lenderFile([placing('90010001')], [2, 1_200_050]));
    drop(host, 'lender-a', 'none.csv', lenderFile([placing('90010002')]).replace(/TRL.*/, ''));
    drop(host, 'lender-a', 'sum.csv', lenderFile([placing('90010003')], [1, 1_200_051]));
    drop(host, 'lender-a', 'half.csv.part', lenderFile([placing('90010004')]));
    const taken = await triggered(admin, 'lender-a');
    expect(taken.map(({ fileName, jobId }) => [fileName, jobId])).toEqual([
      ['count.csv', null],
      ['none.csv', null],
      ['sum.csv', null],
    ]);
    expect(taken[0]?.why).toBe(
      'The trailer does not fit. Rows: 1, trailer 2. Balances: 12000.50, trailer 12000.50. Nothing of it was applied.',
    );
    expect(taken[1]?.why).toMatch(/trailer/);
    expect(await filesOf(host)).toEqual([]);
    expect(lying(host, 'lender-a', 'review')).toEqual(['count.csv', 'none.csv', 'sum.csv']);
    expect(lying(host, 'lender-a', 'in')).toEqual(['half.csv.part']);
  });

  it('is taken once, whatever it is called and however many look at once', async () => {
    const host = await startHost({ jobs: true });
    const admin = await signIn(host, 'administrator');
    const text = lenderFile(Array.from({ length: 40 }, (_, index) => placing(String(90_020_000 + index))));
    drop(host, 'lender-a', 'one.csv', text);
    const lookers = Array.from({ length: 12 }, () => triggered(admin, 'lender-a'));
    const at = await Promise.all(lookers);
    const jobs = at.flat().flatMap(({ jobId }) => jobId ?? []);
    expect(jobs).toHaveLength(1);
    await jobEnded(admin, jobs[0] ?? '');
    drop(host, 'lender-a', 'again.csv', text);
    expect(await triggered(admin, 'lender-a')).toMatchObject([
      { fileName: 'again.csv', jobId: null, why: 'These very bytes were taken before, as one.csv.' },
    ]);
    expect(await filesOf(host)).toHaveLength(40);
    const form = await sendForm(
      host,
      admin,
      '/file/processor/lender-a/incoming/upload',
      {},
      { name: 'hand.csv', bytes: text },
    );
    expect(form).toMatchObject({
      status: 409,
      body: { message: 'These very bytes were taken before, as one.csv.' },
    });
  });

  it('is only checked when it is fetched in the CIBC format, and stays where it is', async () => {
    const host = await startHost({ jobs: true });
    const admin = await signIn(host, 'administrator');
    drop(host, 'cibc', 'day.csv', lenderFile([placing('90030001')]));
    const { status, body } = await admin.call('GET', '/file/processor/cibc/incoming/fetch');
    expect(status).toBe(202);
    const [one] = body.files as unknown as Taken[];
    expect(await jobEnded(admin, String(one?.jobId))).toMatchObject({
      status: 'done',
      counts: { created: 1 },
    });
    expect(await filesOf(host)).toEqual([]);
    expect(lying(host, 'cibc', 'in')).toEqual(['day.csv']);
    const [taken] = await triggered(admin, 'cibc');
    await jobEnded(admin, String(taken?.jobId));
    expect(await filesOf(host)).toHaveLength(1);
  });

  it(
    'ends with the same totals when the process that works it is killed in its middle',
    { timeout: 120_000 },
    async () => {
      const host = await startHost({ jobs: 'elsewhere' });
      const admin = await signIn(host, 'administrator');
      const accounts = Array.from({ length: 600 }, (_, index) => String(90_040_000 + index));
      drop(host, 'lender-a', 'long.csv', lenderFile(accounts.map((account) => placing(account))));
      const [one] = await triggered(admin, 'lender-a');
      const jobId = String(one?.jobId);
      for (const reached of [50, 300]) {
        const child = await startJobProcess(host.connection, host.dataDir);
        await jobEnded(admin, jobId, ({ done }) => done >= reached);
        await killed(child);
        await aMinutePasses(host);
      }
      const last = await startJobProcess(host.connection, host.dataDir);
      const job = await jobEnded(admin, jobId);
      await killed(last);
      expect(job).toMatchObject({ status: 'done', done: 600, counts: { created: 600, rejected: 0 } });
      expect((await filesOf(host)).map(({ account }) => account)).toEqual(accounts);
    },
  );
});

describe('whose files they are', () => {
  it('is said by the company alone: nobody triggers or uploads for another lender', async () => {
    const host = await startHost({ jobs: true });
    const stranger = await signIn(host, 'lender_b_supervisor');
    drop(host, 'lender-a', 'a.csv', lenderFile([placing('90050001')]));
    expect((await stranger.call('GET', '/file/processor/lender-a/incoming/trigger')).status).toBe(404);
    const file = { name: 'a.csv', bytes: lenderFile([placing('90050001')]) };
    expect(
      (await sendForm(host, stranger, '/file/processor/lender-a/incoming/upload', {}, file)).status,
    ).toBe(404);
    expect((await sendForm(host, stranger, '/file/processor/cibc/incoming/upload', {}, file)).status).toBe(
      404,
    );
    const { body } = await stranger.call('GET', '/desk/incoming/list');
    expect(body.data).toMatchObject([
      { lender: 'lender-b', clientId: seedId('company', 'LNB'), waiting: [] },
    ]);
    expect(await filesOf(host)).toEqual([]);
    const set = await stranger.call('PATCH', '/company/', {
      _id: seedId('company', 'LNB'),
      integrationKey: 'cibc',
    });
    expect(set.status).toBe(403);
    const admin = await signIn(host, 'administrator');
    const twice = await admin.call('PATCH', '/company/', {
      _id: seedId('company', 'LNB'),
      integrationKey: 'lender-a',
    });
    expect(twice).toMatchObject({
      status: 422,
      body: { errors: { integrationKey: 'Another lender has this file format already.' } },
    });
  });

  it('is taken from a person as from the folder, Windows text with semicolons among it', async () => {
    const host = await startHost({ jobs: true });
    const lender = await signIn(host, 'lender_supervisor');
    const text = lenderFile([
      placing('90060001', { lastName: 'Côté', city: 'Trois-Rivières', addressLine1: '1 rue Principale' }),
    ]);
    const bytes = Buffer.from(text.replaceAll(',', ';'), 'latin1');
    const sent = await sendForm(
      host,
      lender,
      '/file/processor/lender-a/incoming/upload',
      {},
      { name: 'hand.csv', bytes },
    );
    expect(sent.status, JSON.stringify(sent.body)).toBe(202);
    const job = await jobEnded(lender, String(sent.body.jobId));
    expect(job).toMatchObject({ status: 'done', counts: { created: 1, rejected: 0 } });
    const parties = await host.app.db.selectFrom('relatedParty').select('lastName').execute();
    expect(parties).toEqual([{ lastName: 'Côté' }]);
    const wrong = { name: 'b.csv', bytes: lenderFile([placing('90060002')], [1, 5]) };
    const refused = await sendForm(host, lender, '/file/processor/lender-a/incoming/upload', {}, wrong);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { file: expect.stringContaining('trailer') } },
    });
  });
});

describe('the update report', () => {
  it('tells a lender of each of its open files in the columns of the layout, and lies in its folder', async () => {
    const host = await startHost({ jobs: true });
    const lender = await signIn(host, 'lender_supervisor');
    drop(host, 'lender-a', 'a.csv', lenderFile([placing('90070001'), placing('90070002')]));
    const [one] = await triggered(lender, 'lender-a');
    await jobEnded(lender, String(one?.jobId));
    const { body } = await lender.call('POST', '/file/processor/cibc/scheduled/updateReport', {
      lender: 'lender-a',
    });
    const job = await jobEnded(lender, String(body.jobId));
    expect(job, String(job.message)).toMatchObject({ status: 'done', done: 2 });
    const [name = ''] = lying(host, 'lender-a', 'out');
    expect(name).toBe('update-lender-a-20261120100000.csv');
    const text = readFileSync(path.join(host.dataDir, 'drop', 'lender-a', 'out', name), 'utf8');
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(Object.keys(rows[0] ?? {})).toEqual([...updateReportColumns]);
    const files = await filesOf(host);
    expect(rows).toMatchObject(
      files.map(({ account, ref }) => ({
        accountNumber: account,
        agencyRef: ref,
        stage: 'intake',
        daysOpen: '0',
        hold: 'N',
        locationProvince: 'QC',
      })),
    );
    expect((await downloaded(host, lender, String(job.resultUrl))).text).toBe(text);
    const stranger = await signIn(host, 'lender_b_supervisor');
    const refused = await stranger.call('POST', '/file/processor/cibc/scheduled/updateReport', {
      lender: 'lender-a',
    });
    expect(refused.status).toBe(404);
  });
});
