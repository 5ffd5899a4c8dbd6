import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mailLinks } from '#server/reports/mail-links';
import { startDueReports } from '#server/reports/start-due-reports';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { noMailGoes } from '../../support/no-mail';
import { signIn } from '../../support/person';
import { secondHost } from '../../support/second-host';
import { firstDue, passesUntil, weekly } from '../../support/weekly-schedule';

const schedule = {
  ...weekly,
  companyId: companyId('NLR'),
  reportTypes: ['open_inventory', 'hold_report'],
  recipients: [userId('file_manager')],
};

/** A host on which two reports for a file manager were queued by a schedule of a supervisor, and wait. */
async function queued(): Promise<TestHost> {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  expect((await supervisor.call('POST', '/companyReportSchedule/', schedule)).status).toBe(201);
  passesUntil(host, firstDue);
  await startDueReports(host.app);
  return host;
}

/** Ends the reports that wait, in their order, as whoever makes them would. */
const end = (host: TestHost, status: 'done' | 'failed', most: number) =>
  sql`update job set status = ${status}, "endedAt" = ${firstDue}::timestamptz where _id in (
    select _id from job where kind = 'report' and "endedAt" is null order by _id limit ${most})`.execute(
    host.app.db,
  );

const mailed = async (host: TestHost): Promise<unknown[]> =>
  ((await host.app.messages.kept?.()) ?? [])
    .filter(({ subject }) => /report/i.test(subject))
    .map(({ to, subject }) => [to, subject]);

const ready = ['file_manager@demo.example', 'A report is ready for you'];

it('is mailed once to each, by however many hosts, when the last of their reports is through', async () => {
  const host = await queued();
  await mailLinks(host.app);
  await end(host, 'done', 1);
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([]);
  await end(host, 'failed', 1);
  await Promise.all([mailLinks(host.app), mailLinks(host.app), mailLinks(host.app)]);
  host.passes(3600);
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([ready]);
});

it('is mailed when the mail can be sent again, after growing delays', async () => {
  const host = await queued();
  await end(host, 'done', 2);
  const { back } = noMailGoes(host);
  await mailLinks(host.app);
  await mailLinks(host.app);
  back();
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([]);
  host.passes(60);
  await mailLinks(host.app);
  host.passes(3600);
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([ready]);
});

it('is given up after ten tries, and stands then on the desk of who keeps the schedule and on the schedule', async () => {
  const host = await queued();
  await end(host, 'done', 2);
  const { back } = noMailGoes(host);
  const failed = async (): Promise<number> =>
    (await sql`select from "reportLink" where "failedAt" is not null`.execute(host.app.db)).rows.length;
  for (let tried = 1; tried <= 10; tried += 1) {
    expect(await failed()).toBe(0);
    await mailLinks(host.app);
    host.passes(6 * 3600);
  }
  await mailLinks(host.app);
  expect(await failed()).toBe(1);
  back();
  const supervisor = await signIn(host, 'supervisor');
  const said = 'The link to reports of a schedule could not be mailed to Priya MacDonald in 10 attempts.';
  const { body: desk } = await supervisor.call('GET', '/reminder/list?view=due_now');
  expect((desk.data as unknown as { title: string }[]).map(({ title }) => title)).toEqual([said]);
  const { body } = await supervisor.call('GET', '/report/scheduled');
  expect(body.data).toMatchObject([{ lastStatus: said }]);
  const { rows } = await sql`select from history where entity = 'companyReportSchedule'
    and message ->> 'key' = 'documents.linkNotMailed'`.execute(host.app.db);
  expect(rows).toHaveLength(1);
});

it('is taken up by another host where the one that had it died', async () => {
  const host = await queued();
  await end(host, 'done', 2);
  // What a host leaves that was killed between taking a link and mailing it.
  await sql`update "reportLink" set attempts = 1, "nextAttemptAt" = "nextAttemptAt" + interval '1 minute'`.execute(
    host.app.db,
  );
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([]);
  host.passes(61);
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([ready]);
});

it('is not mailed where none of the reports was made: who keeps the schedule is told that, and it says so', async () => {
  const host = await queued();
  await end(host, 'failed', 2);
  await Promise.all([mailLinks(host.app), mailLinks(secondHost(host))]);
  host.passes(3600);
  await mailLinks(host.app);
  expect(await mailed(host)).toEqual([['supervisor@demo.example', 'A report could not be made']]);
  const [told] = (await host.app.messages.kept?.()) ?? [];
  expect(told?.text).not.toMatch(/deliver|SFTP/);
  const supervisor = await signIn(host, 'supervisor');
  expect((await supervisor.call('GET', '/report/scheduled')).body.data).toMatchObject([
    { lastStatus: 'The reports of one of its people could not be made: no link was mailed.' },
  ]);
});
