import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { sendDueNotices } from '#server/notices/send-due-notices';
import { mailLinks } from '#server/reports/mail-links';
import { startDueReports } from '#server/reports/start-due-reports';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { killed, startJobProcess } from '../../support/job-process';
import { killedAtCommit, killedBefore } from '../../support/killed-work';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { companyId, messagesOf, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { share } from '../../support/shared-file';
import { firstDue, passesUntil, weekly } from '../../support/weekly-schedule';

const timeout = 120_000;
const subjects = async (host: TestHost): Promise<string[]> =>
  (await messagesOf(host)).filter(({ code }) => !code).map(({ subject }) => subject);

async function scheduled(): Promise<TestHost> {
  const host = await startHost({ jobs: 'elsewhere' });
  const supervisor = await signIn(host, 'supervisor');
  const given = {
    ...{ ...weekly, companyId: companyId('NLR'), reportTypes: ['open_inventory', 'hold_report'] },
    recipients: [userId('supervisor'), userId('file_manager')],
  };
  expect((await supervisor.call('POST', '/companyReportSchedule/', given)).status).toBe(201);
  passesUntil(host, firstDue);
  return host;
}

const waiting = async ({ app }: TestHost): Promise<unknown> => {
  const { rows } = await sql<
    Record<string, number>
  >`select (select count(*)::integer from job where kind = 'report') noted,
    (select count(*)::integer from graphile_worker._private_jobs) queued, (select count(*)::integer from "reportLink") links,
    (select count(*)::integer from "companyReportSchedule" where "lastRunAt" is not null) marked`.execute(
    app.db,
  );
  return rows[0];
};

it(
  'a run of a schedule whose host is killed before it is marked is run once, by another',
  { timeout },
  async () => {
    const host = await scheduled();
    await killedBefore(host, 'startDueReports', 'history');
    expect(await waiting(host)).toEqual({ noted: 0, queued: 0, links: 0, marked: 0 });
    // What the dead host held, the database lets go of by itself.
    await expect
      .poll(async () => {
        await startDueReports(host.app);
        return waiting(host);
      })
      .toEqual({ noted: 4, queued: 4, links: 2, marked: 1 });
    await startDueReports(host.app);
    expect(await waiting(host)).toEqual({ noted: 4, queued: 4, links: 2, marked: 1 });
  },
);

it(
  'a link whose host is killed before it wrote down that it was mailed is mailed once',
  { timeout },
  async () => {
    const host = await scheduled();
    await startDueReports(host.app);
    await sql`update job set status = 'done', "endedAt" = now()`.execute(host.app.db);
    await sql`delete from "reportLink" where "userId" = ${userId('supervisor')}::uuid`.execute(host.app.db);
    // Its claim is kept before: what is held here is the word that it was sent.
    await killedAtCommit(host, 'mailLinks', ['reportLink', 'new."sentAt" is not null']);
    expect(await subjects(host)).toEqual(['A report is ready for you']);
    host.passes(3600);
    await expect
      .poll(async () => {
        await mailLinks(host.app);
        return (await sql`select from "reportLink" where "sentAt" is not null`.execute(host.app.db)).rows
          .length;
      })
      .toBe(1);
    expect(await subjects(host)).toEqual(['A report is ready for you']);
  },
);

it.each([
  ['before it sends it', false],
  ['when it is sent and not written down', true],
])('a notice whose host is killed %s is sent once', { timeout }, async (_, isSent) => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const reader = await signIn(host, 'file_manager');
  const fileId = await placeFile(supervisor);
  await share(host, fileId, { people: ['file_manager', 'supervisor'] });
  expect((await reader.call('PUT', '/desk/notices', { way: 'mail' })).status).toBe(200);
  host.passes(1);
  await supervisor.call('POST', '/note/', { fileId, body: 'Seen in the lot.', audience: 'internal' });
  host.passes(360);
  if (isSent) await killedAtCommit(host, 'sendDueNotices', ['noticeWay']);
  else await killedBefore(host, 'sendDueNotices', 'noticeWay');
  expect(await subjects(host)).toEqual(isSent ? ['New on your desk'] : []);
  await expect
    .poll(async () => {
      await sendDueNotices(host.app);
      return subjects(host);
    })
    .toEqual(['New on your desk']);
  await sendDueNotices(host.app);
  expect(await subjects(host)).toEqual(['New on your desk']);
});

it.each<[string, (host: TestHost) => Promise<void>]>([
  ['before it is noted', (host) => killedBefore(host, 'takeFolder', 'lenderFile')],
  ['when it is noted and not kept', (host) => killedAtCommit(host, 'takeFolder', ['lenderFile'])],
  ['when it is kept and not put aside', (host) => killedAtCommit(host, 'takeFolder', ['lenderFile'], true)],
])('a file of a lender whose host is killed %s is taken once', { timeout }, async (_, kill) => {
  const host = await startHost({ jobs: 'elsewhere' });
  const admin = await signIn(host, 'administrator');
  drop(host, 'lender-a', 'day.csv', lenderFile([placing('90070001'), placing('90070002')]));
  await kill(host);
  expect(lying(host, 'lender-a', 'in')).toEqual(['day.csv']);
  const { status, body } = await admin.call('GET', '/file/processor/lender-a/incoming/trigger');
  expect([status, body.files]).toMatchObject([202, [{ fileName: 'day.csv', rows: 2 }]]);
  expect([lying(host, 'lender-a', 'in'), lying(host, 'lender-a', 'done')]).toEqual([[], ['day.csv']]);
  const worker = await startJobProcess(host.connection, host.dataDir);
  onTestFinished(() => killed(worker));
  const { rows } = await sql<{ _id: string }>`select _id from job where kind = 'lender'`.execute(host.app.db);
  expect(rows).toHaveLength(1);
  await expect
    .poll(async () => (await sql`select from file`.execute(host.app.db)).rows.length, { timeout })
    .toBe(2);
});
