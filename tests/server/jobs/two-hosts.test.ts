import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startDueWork } from '../../support/due-process';
import type { DueWork } from '../../support/due-program';
import { askExport, linesOf } from '../../support/close-out';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import { killed, startJobProcess } from '../../support/job-process';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { placeMany } from '../../support/many-files';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { firstDue, passesUntil, weekly } from '../../support/weekly-schedule';

const timeout = 180_000;

/** Two more hosts of a database, which work its jobs. */
async function twoWorkers({ connection, dataDir }: TestHost): Promise<void> {
  const workers = await Promise.all([1, 2].map(() => startJobProcess(connection, dataDir)));
  onTestFinished(async () => void (await Promise.all(workers.map(killed))));
}

/** Has two more hosts do at once what is due; answers how they ended. */
async function twice(host: TestHost, work: DueWork): Promise<unknown[]> {
  const both = await Promise.all([startDueWork(host, work), startDueWork(host, work)]);
  return Promise.all(both.map(async (child: ChildProcess) => ((await once(child, 'exit')) as unknown[])[0]));
}

const count = async ({ app }: TestHost, from: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer count from ${sql.raw(from)}`.execute(
    app.db,
  );
  return rows[0]?.count ?? 0;
};

async function imported(host: TestHost, by: Person, first: number): Promise<string> {
  const rows = Array.from({ length: 150 }, (_, at) => `${first + at},Roy,ON,Kia,900.00`);
  const sheet = { name: 'a.csv', bytes: ['account,last name,province,make,balance', ...rows].join('\n') };
  const url = '/file/processor/generic/incoming/ingest';
  const { status, body } = await sendForm(host, by, url, { clientId: companyId('LNA') }, sheet);
  expect([status, body.message]).toEqual([202, undefined]);
  return String(body.jobId);
}

it('place the rows of imports once, whichever takes which', { timeout }, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const by = await signIn(host, 'administrator');
  const jobs: string[] = [];
  for (const first of [70_100_000, 70_200_000, 70_300_000, 70_400_000])
    jobs.push(await imported(host, by, first));
  await twoWorkers(host);
  for (const jobId of jobs)
    expect(await jobEnded(by, jobId)).toMatchObject({
      ...{ status: 'done', done: 150 },
      counts: { created: 150, updated: 0, unchanged: 0, rejected: 0 },
    });
  expect([
    await count(host, 'file'),
    await count(host, '(select distinct "bankAccountNumber" from file) f'),
  ]).toEqual([600, 600]);
  expect(await count(host, `history where type = 'import_update'`)).toBe(600);
});

it('tell each closed file in one close-out, and each of their update reports once', { timeout }, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const by = await signIn(host, 'administrator');
  const refs = await placeMany(host, by, 1_200);
  await sql`update file set closed = true, stage = 'closed', status = 'closed', "closingReason" = 'client_recall',
    "closedDate" = '2026-11-19T15:00:00Z' where ref in (select ref from file order by ref limit 300)`.execute(
    host.app.db,
  );
  const closeOut = await askExport(by, 'LNA');
  expect([closeOut.status, closeOut.body.message]).toEqual([202, undefined]);
  const reports: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const url = '/file/processor/cibc/scheduled/updateReport';
    const { status, body } = await by.call('POST', url, { lender: 'lender-a' });
    expect([status, body.message]).toEqual([202, undefined]);
    reports.push(String(body.jobId));
  }
  await twoWorkers(host);
  const told = await jobEnded(by, String(closeOut.body.jobId));
  expect([told.status, told.done, told.total]).toEqual(['done', 300, 300]);
  const lines = await linesOf(host, by, told._id);
  for (const ref of refs.slice(0, 300)) expect(lines.filter((line) => line.includes(ref))).toHaveLength(1);
  expect(await count(host, `history where type = 'export_sent'`)).toBe(300);
  for (const jobId of reports) {
    const job = await jobEnded(by, jobId);
    expect(job).toMatchObject({ status: 'done', done: 900 });
    const { text } = await downloaded(host, by, String(job.resultUrl));
    expect(text.trimEnd().split(/\r?\n/)).toHaveLength(901);
  }
  expect(await count(host, `"securityEvent" where detail->>'kind' = 'update_report'`)).toBe(3);
  expect(lying(host, 'lender-a', 'out').filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('take each file of a drop folder once, and start each run of a schedule once', { timeout }, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const by = await signIn(host, 'administrator');
  const names = Array.from({ length: 8 }, (_, at) => `day-${at}.csv`);
  for (const [at, name] of names.entries())
    drop(
      host,
      'lender-a',
      name,
      lenderFile([placing(String(90_080_000 + at)), placing(String(90_081_000 + at))]),
    );
  const given = {
    ...{ ...weekly, companyId: companyId('NLR'), reportTypes: ['hold_report'] },
    recipients: ['supervisor', 'file_manager', 'administrator'].map(userId),
  };
  expect((await by.call('POST', '/companyReportSchedule/', given)).status).toBe(201);
  expect(await twice(host, 'takeFolder')).toEqual([0, 0]);
  expect([lying(host, 'lender-a', 'in'), lying(host, 'lender-a', 'done')]).toEqual([[], names]);
  passesUntil(host, firstDue);
  expect(await twice(host, 'startDueReports')).toEqual([0, 0]);
  expect([
    await count(host, `job where kind = 'lender'`),
    await count(host, `job where kind = 'report'`),
  ]).toEqual([8, 3]);
  await twoWorkers(host);
  await expect.poll(() => count(host, `job where status = 'done'`), { timeout }).toBe(11);
  expect(await count(host, 'file')).toBe(16);
});
