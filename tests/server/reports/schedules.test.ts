import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailLinks } from '#server/reports/mail-links';
import { startDueReports } from '#server/reports/start-due-reports';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { firstDue, passesUntil, weekly } from '../../support/weekly-schedule';

const ofTwo = {
  ...weekly,
  companyId: companyId('NLR'),
  reportTypes: ['open_inventory', 'hold_report'],
  recipients: [userId('supervisor'), userId('file_manager')],
} as const;

async function scheduled(
  host: TestHost,
  who: Person,
  change: object = {},
): Promise<{ _id: string; version: number; nextRunAt: string }> {
  const { status, body } = await who.call('POST', '/companyReportSchedule/', { ...ofTwo, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as never;
}

const jobsOf = async (host: TestHost): Promise<{ userId: string; input: Record<string, unknown> }[]> =>
  (await host.app.db
    .selectFrom('job')
    .select(['userId', 'input'])
    .where('kind', '=', 'report')
    .orderBy('_id')
    .execute()) as never;

describe('a schedule of reports', () => {
  it('says when it is due next, by its own clocks', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const one = await scheduled(host, supervisor);
    expect(one.nextRunAt).toBe('2026-11-23T12:30:00.000Z');
    const { body } = await supervisor.call('PATCH', '/companyReportSchedule/', {
      _id: one._id,
      frequency: 'monthly',
      dayOfMonth: 31,
      timeZone: 'America/Vancouver',
    });
    expect(body).toMatchObject({ nextRunAt: '2026-11-30T15:30:00.000Z' });
    const off = await supervisor.call('PATCH', '/companyReportSchedule/', { _id: one._id, isActive: false });
    expect(off.body).toMatchObject({ nextRunAt: null });
    const listed = await supervisor.call('GET', '/report/scheduled?page=1&size=10');
    expect(listed.body).toMatchObject({ total: 1, data: [{ name: 'Monday morning', isActive: false }] });
  });

  it('is run once by however many hosts, for each who gets it as they may see it, and is due anew', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const { _id } = await scheduled(host, supervisor);
    await startDueReports(host.app);
    expect(await jobsOf(host)).toEqual([]);
    passesUntil(host, firstDue);
    await Promise.all([1, 2, 3, 4].map(() => startDueReports(host.app)));
    await startDueReports(host.app);
    const jobs = await jobsOf(host);
    expect(jobs.map(({ userId, input }) => [userId, input.reportType]).sort()).toEqual(
      [
        [userId('supervisor'), 'open_inventory'],
        [userId('supervisor'), 'hold_report'],
        [userId('file_manager'), 'open_inventory'],
        [userId('file_manager'), 'hold_report'],
      ].sort(),
    );
    expect(jobs[0]?.input).toMatchObject({
      scheduleId: _id,
      parameters: { dateFrom: '2026-11-16', dateTo: '2026-11-22' },
    });
    const again = await signIn(host, 'supervisor');
    const { body } = await again.call('GET', `/companyReportSchedule/${_id}`);
    expect(body).toMatchObject({
      lastRunAt: '2026-11-23T12:30:00.000Z',
      nextRunAt: '2026-11-30T12:30:00.000Z',
      lastStatus: 'Reports started: 4 (recipients: 2).',
    });
  });

  it('makes up once for what was missed while no host was there', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    await scheduled(host, supervisor, {
      frequency: 'daily',
      dayOfWeek: null,
      reportTypes: ['hold_report'],
      recipients: [userId('supervisor')],
    });
    passesUntil(host, '2026-11-28T20:00:00.000Z');
    await startDueReports(host.app);
    await startDueReports(host.app);
    expect(await jobsOf(host)).toHaveLength(1);
  });

  it('gives nobody what their role does not have made, and stops when whoever set it is gone', async () => {
    const host = await startHost();
    const supervisor = await signIn(host, 'supervisor');
    const { _id } = await scheduled(host, supervisor, { reportTypes: ['requests_turnaround'] });
    passesUntil(host, firstDue);
    await startDueReports(host.app);
    expect((await jobsOf(host)).map(({ userId }) => userId)).toEqual([userId('supervisor')]);
    await sql`update "user" set "userStatus" = 'inactive' where _id = ${userId('supervisor')}::uuid`.execute(
      host.app.db,
    );
    passesUntil(host, '2026-11-30T12:30:00.000Z');
    await startDueReports(host.app);
    expect(await jobsOf(host)).toHaveLength(1);
    const admin = await signIn(host, 'administrator');
    const { body } = await admin.call('GET', `/companyReportSchedule/${_id}`);
    expect(body).toMatchObject({
      isActive: false,
      nextRunAt: null,
      lastStatus: 'Whoever set this schedule may no longer sign in: set it anew.',
    });
  });

  it('mails a link once to each, with nothing of what the report says nor whom it is about', async () => {
    const host = await startHost({ jobs: true });
    const supervisor = await signIn(host, 'supervisor');
    await scheduled(host, supervisor);
    passesUntil(host, firstDue);
    await startDueReports(host.app);
    const mails = async () =>
      (await host.app.messages.kept?.())?.filter(({ subject }) => subject === 'A report is ready for you') ??
      [];
    await expect
      .poll(async () =>
        (await host.app.db.selectFrom('job').select('status').where('kind', '=', 'report').execute()).every(
          ({ status }) => status === 'done',
        ),
      )
      .toBe(true);
    await mailLinks(host.app);
    const told = await mails();
    expect(told.map(({ to }) => to).sort()).toEqual(['file_manager@demo.example', 'supervisor@demo.example']);
    for (const { text } of told)
      expect(text.replace(/^Hello \S+,/, '')).toMatch(
        /^\s+A report that is made regularly is ready[^0-9]*\n\nhttp\S+\/reports\n\nCollateral Desk$/,
      );
  });

  it.each([
    ['recipients', { recipients: [] }],
    ['recipients[0]', { recipients: [userId('lender_b_supervisor')], companyId: companyId('LNA') }],
    ['timeZone', { timeZone: 'Toronto' }],
    ['timeOfDay', { timeOfDay: '25:00' }],
    ['reportTypes', { reportTypes: [] }],
    ['companyId', { companyId: companyId('LNB') }],
  ])('is refused, naming %s', async (field, change) => {
    const host = await startHost();
    const lender = await signIn(host, 'lender_supervisor');
    const sent = {
      ...ofTwo,
      companyId: companyId('LNA'),
      recipients: [userId('lender_supervisor')],
      ...change,
    };
    const { status, body } = await lender.call('POST', '/companyReportSchedule/', sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
