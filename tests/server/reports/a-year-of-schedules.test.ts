import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startDueReports } from '#server/reports/start-due-reports';
import { startHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { killed, startJobProcess } from '../../support/job-process';
import { secondHost } from '../../support/second-host';

const of = (name: string, values: object) => ({
  name,
  companyId: companyId('NLR'),
  reportTypes: ['open_inventory'],
  format: 'csv',
  recipients: [userId('supervisor')],
  ...values,
});

/** By name, when each was due; the clocks of Canada change on 14 March and 7 November 2027. */
const schedules = [
  of('night', { frequency: 'daily', timeOfDay: '02:30', timeZone: 'America/Toronto' }),
  of('twice', { frequency: 'daily', timeOfDay: '01:30', timeZone: 'America/Vancouver' }),
  of('monday', {
    frequency: 'weekly',
    dayOfWeek: 'monday',
    timeOfDay: '07:00',
    timeZone: 'America/St_Johns',
  }),
  of('regina', { frequency: 'weekly', dayOfWeek: 'sunday', timeOfDay: '02:30', timeZone: 'America/Regina' }),
  of('month', { frequency: 'monthly', dayOfMonth: 31, timeOfDay: '08:30', timeZone: 'America/Toronto' }),
];

it(
  'runs each schedule once at each of its times for a year, through both changes of the clocks, whichever of two hosts takes it',
  { timeout: 300_000 },
  async () => {
    const host = await startHost({ at: '2026-11-20T15:00:00.000Z' });
    const supervisor = await signIn(host, 'supervisor');
    for (const one of schedules) {
      const { status, body } = await supervisor.call('POST', '/companyReportSchedule/', one);
      expect(status, JSON.stringify(body)).toBe(201);
    }
    const other = secondHost(host);
    const end = Date.parse('2027-11-20T15:00:00.000Z');
    while (host.app.now().getTime() < end) {
      const { rows } = await sql<{
        at: string;
      }>`select min("nextRunAt") at from "companyReportSchedule"`.execute(host.app.db);
      const next = Date.parse(String(new Date(rows[0]?.at ?? end).toISOString()));
      if (next > end) break;
      // A sweep comes a little late, as it may.
      host.passes((next - host.app.now().getTime()) / 1000 + 7);
      await Promise.all([startDueReports(host.app), startDueReports(other), startDueReports(host.app)]);
      await startDueReports(other);
    }
    const { rows } = await sql<{ name: string; at: string }>`
    select s.name, to_char(j."createdAt" at time zone 'UTC', 'YYYY-MM-DD HH24:MI') at
    from job j join "companyReportSchedule" s on s._id = (j.input->>'scheduleId')::uuid order by j."createdAt"`.execute(
      host.app.db,
    );
    const runs = (name: string) => rows.filter((row) => row.name === name).map(({ at }) => at);

    const night = runs('night');
    expect(night).toHaveLength(365);
    expect(new Set(night.map((at) => at.slice(0, 10))).size).toBe(365);
    // 02:30 is not on the clocks of 14 March: they go from 02:00 to 03:00, and half an hour behind that it is 03:30.
    expect(night.filter((at) => at >= '2027-03-13' && at < '2027-03-17')).toEqual([
      '2027-03-13 07:30',
      '2027-03-14 07:30',
      '2027-03-15 06:30',
      '2027-03-16 06:30',
    ]);
    expect(night.filter((at) => at >= '2027-11-06' && at < '2027-11-09')).toEqual([
      '2027-11-06 06:30',
      '2027-11-07 07:30',
      '2027-11-08 07:30',
    ]);

    const twice = runs('twice');
    expect(twice).toHaveLength(365);
    // 01:30 comes twice on 7 November: the first counts.
    expect(twice.filter((at) => at >= '2027-11-06' && at < '2027-11-09')).toEqual([
      '2027-11-06 08:30',
      '2027-11-07 08:30',
      '2027-11-08 09:30',
    ]);

    const monday = runs('monday');
    expect(monday).toHaveLength(52);
    expect([monday[0], monday.at(-1)]).toEqual(['2026-11-23 10:30', '2027-11-15 10:30']);
    expect(monday.filter((at) => at >= '2027-03-08' && at < '2027-03-23')).toEqual([
      '2027-03-08 10:30',
      '2027-03-15 09:30',
      '2027-03-22 09:30',
    ]);
    // Saskatchewan keeps one time all year.
    expect(new Set(runs('regina').map((at) => at.slice(11)))).toEqual(new Set(['08:30']));
    expect(runs('regina')).toHaveLength(52);

    expect(runs('month')).toEqual([
      '2026-11-30 13:30',
      '2026-12-31 13:30',
      '2027-01-31 13:30',
      '2027-02-28 13:30',
      '2027-03-31 12:30',
      '2027-04-30 12:30',
      '2027-05-31 12:30',
      '2027-06-30 12:30',
      '2027-07-31 12:30',
      '2027-08-31 12:30',
      '2027-09-30 12:30',
      '2027-10-31 12:30',
    ]);
  },
);

it('has each report made once by two hosts that work the same queue', { timeout: 180_000 }, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const supervisor = await signIn(host, 'supervisor');
  const people = ['supervisor', 'file_manager', 'administrator'].map(userId);
  for (const name of ['one', 'two', 'three', 'four']) {
    const given = of(name, {
      frequency: 'daily',
      timeOfDay: '07:30',
      timeZone: 'America/Toronto',
      recipients: people,
    });
    expect((await supervisor.call('POST', '/companyReportSchedule/', given)).status).toBe(201);
  }
  host.passes((Date.parse('2026-11-21T12:30:00.000Z') - host.app.now().getTime()) / 1000);
  const workers = await Promise.all([1, 2].map(() => startJobProcess(host.connection, host.dataDir)));
  onTestFinished(async () => void (await Promise.all(workers.map(killed))));
  await Promise.all([host.app, secondHost(host)].map(startDueReports));
  const jobs = async () =>
    (
      await sql<{ status: string }>`select status from job where kind = 'report'`.execute(host.app.db)
    ).rows.map(({ status }) => status);
  await expect.poll(jobs, { timeout: 90_000 }).toEqual(Array.from({ length: 12 }, () => 'done'));
  const { rows } = await sql<{
    taken: number;
    jobs: number;
  }>`select count(*)::integer taken, count(distinct detail->>'jobId')::integer jobs
    from "securityEvent" where kind = 'export'`.execute(host.app.db);
  expect(rows).toEqual([{ taken: 12, jobs: 12 }]);
});
