import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { deliverReports } from '#server/reports/deliver-reports';
import { startDueReports } from '#server/reports/start-due-reports';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { plainly } from '../../support/plainly';
import { startSftp } from '../../support/sftp-server';
import { firstDue, passesUntil, weekly } from '../../support/weekly-schedule';

const schedule = {
  ...weekly,
  companyId: companyId('LNA'),
  reportTypes: ['open_inventory'],
  recipients: [userId('lender_supervisor')],
  deliveryMethod: 'sftp',
};

/** A folder of a company's server, with what lies for it. */
function place(): { root: string; lying: () => string[]; text: (name: string) => string } {
  const root = mkdtempSync(path.join(tmpdir(), 'company-server-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const out = path.join(root, 'drop/out');
  mkdirSync(out, { recursive: true });
  return { root, lying: () => readdirSync(out), text: (name) => readFileSync(path.join(out, name), 'utf8') };
}

/** Moves the clock to the Monday on which the schedule is due, and has its one report made. */
async function madeOnMonday(host: TestHost): Promise<string> {
  passesUntil(host, firstDue);
  await startDueReports(host.app);
  const lender = await signIn(host, 'lender_supervisor');
  const [job] = await host.app.db.selectFrom('job').select('_id').where('kind', '=', 'report').execute();
  await jobEnded(lender, job?._id ?? '');
  return job?._id ?? '';
}

const deliveryOf = async (host: TestHost): Promise<unknown> => {
  const lender = await signIn(host, 'lender_supervisor');
  const { body } = await lender.call('GET', '/report/list');
  return (body.data as unknown as { delivery: string }[]).map(({ delivery }) => delivery);
};

it('delivers a report once to the folder of its company, as its person sees it, and says so', async () => {
  const { root, lying, text } = place();
  const address = await startSftp(root);
  const host = await startHost({ jobs: true, env: { REPORT_FOLDER_LNA: address } });
  const lender = await signIn(host, 'lender_supervisor');
  const { ref } = await placeFile(lender);
  const other = await placeFile(await signIn(host, 'lender_b'), { clientId: companyId('LNB') });
  const made = await lender.call('POST', '/companyReportSchedule/', schedule);
  const folder = `sftp://127.0.0.1:${new URL(address).port}/drop/out`;
  expect(made.body).toMatchObject({ deliveryMethod: 'sftp', deliveryFolder: folder });
  expect(JSON.stringify(made.body)).not.toMatch(/let me in|let%20me%20in|SHA256/);
  await madeOnMonday(host);
  expect(await deliveryOf(host)).toEqual(['waiting']);
  await Promise.all([deliverReports(host.app), deliverReports(host.app), deliverReports(host.app)]);
  host.passes(24 * 3600);
  await deliverReports(host.app);
  const [name = '', ...more] = lying();
  expect(more).toEqual([]);
  expect(name).toMatch(/^[\w.-]+-[0-9a-f]{8}\.csv$/);
  expect(text(name)).toContain(ref);
  expect(text(name)).not.toContain(other.ref);
  expect(await deliveryOf(host)).toEqual(['delivered']);
  const again = await signIn(host, 'lender_supervisor');
  const { body } = await again.call('GET', `/companyReportSchedule/${String(made.body._id)}`);
  expect(body.lastStatus).toBe(`Open files: delivered to ${folder}.`);
  const told = await host.app.db
    .selectFrom('history')
    .select('message')
    .where('entityId', '=', String(made.body._id))
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .execute();
  expect(told.map(({ message }) => plainly(message))).toEqual([body.lastStatus]);
});

it('tries again after growing delays while the server is away, and tells who keeps the schedule when it gives up', async () => {
  const { root, lying } = place();
  const address = new URL(await startSftp(root));
  address.searchParams.set('fingerprint', 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  const host = await startHost({ jobs: true, env: { REPORT_FOLDER_LNA: address.href } });
  const lender = await signIn(host, 'lender_supervisor');
  const { body: made } = await lender.call('POST', '/companyReportSchedule/', schedule);
  const jobId = await madeOnMonday(host);
  const attempts = async () =>
    (
      await host.app.db
        .selectFrom('reportDelivery')
        .select('attempts')
        .where('jobId', '=', jobId)
        .executeTakeFirstOrThrow()
    ).attempts;
  await deliverReports(host.app);
  await deliverReports(host.app);
  expect(await attempts()).toBe(1);
  host.passes(60);
  await deliverReports(host.app);
  expect(await attempts()).toBe(2);
  host.passes(30);
  await deliverReports(host.app);
  expect(await attempts()).toBe(2);
  expect(await deliveryOf(host)).toEqual(['waiting']);
  for (let at = 0; at < 8; at += 1) {
    host.passes(4 * 3600);
    await deliverReports(host.app);
  }
  expect(await deliveryOf(host)).toEqual(['failed']);
  host.passes(24 * 3600);
  await deliverReports(host.app);
  expect(await attempts()).toBe(10);
  expect(lying()).toEqual([]);
  const again = await signIn(host, 'lender_supervisor');
  const { body } = await again.call('GET', `/companyReportSchedule/${String(made._id)}`);
  expect(body.lastStatus).toBe(
    `Open files: could not be delivered to ${String(made.deliveryFolder)} in 10 attempts.`,
  );
  const mails = (await host.app.messages.kept?.()) ?? [];
  const failed = mails.filter(({ subject }) => subject === 'A report could not be delivered');
  expect(failed).toMatchObject([{ to: 'lender_supervisor@demo.example' }]);
  expect(failed[0]?.text).toContain(`/company-report-schedules/${String(made._id)}`);
  expect(failed[0]?.text).not.toContain('sftp://');
});

it('tells who keeps the schedule where the report could not be made, and delivers nothing', async () => {
  const { root, lying } = place();
  const host = await startHost({ env: { REPORT_FOLDER_LNA: await startSftp(root) } });
  const lender = await signIn(host, 'lender_supervisor');
  const { body: made } = await lender.call('POST', '/companyReportSchedule/', schedule);
  passesUntil(host, firstDue);
  await startDueReports(host.app);
  await sql`update job set status = 'failed', "endedAt" = now()`.execute(host.app.db);
  await deliverReports(host.app);
  host.passes(24 * 3600);
  await deliverReports(host.app);
  expect(lying()).toEqual([]);
  const mails = ((await host.app.messages.kept?.()) ?? []).filter(({ subject }) => /report/.test(subject));
  expect(mails).toMatchObject([
    { to: 'lender_supervisor@demo.example', subject: 'A report could not be made' },
  ]);
  const again = await signIn(host, 'lender_supervisor');
  const { body } = await again.call('GET', `/companyReportSchedule/${String(made._id)}`);
  expect(body.lastStatus).toBe(
    `Open files: could not be made, so nothing was delivered to ${String(made.deliveryFolder)}.`,
  );
});

it('is set up for one person of the company alone, where the settings name its folder', async () => {
  const { root } = place();
  const host = await startHost({ env: { REPORT_FOLDER_LNA: await startSftp(root) } });
  const administrator = await signIn(host, 'administrator');
  const set = async (change: object) => {
    const { status, body } = await administrator.call('POST', '/companyReportSchedule/', {
      ...schedule,
      ...change,
    });
    return status === 422 ? body.errors : status;
  };
  const one = 'By SFTP, a report is made as one person of the company sees it: name exactly one.';
  expect(await set({})).toBe(201);
  // The agency sees the files of every lender, and the folder is one lender's.
  expect(await set({ recipients: [userId('supervisor')] })).toEqual({ recipients: one });
  expect(await set({ recipients: [userId('lender_supervisor'), userId('lender_user')] })).toEqual({
    recipients: one,
  });
  expect(await set({ companyId: companyId('NLR'), recipients: [userId('supervisor')] })).toEqual({
    deliveryMethod: 'No SFTP folder is set up for this company.',
  });
});

it('an attempt says whether the folder is reached, and leaves nothing there', async () => {
  const { root, lying } = place();
  const address = new URL(await startSftp(root));
  const folder = `sftp://127.0.0.1:${address.port}/drop/out`;
  const wrong = new URL(address);
  wrong.searchParams.set('fingerprint', 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  const env = { REPORT_FOLDER_LNA: address.href, REPORT_FOLDER_LNA_W: wrong.href };
  const host = await startHost({ env });
  const lender = await signIn(host, 'lender_supervisor');
  const attempt = async (code: string) =>
    lender.call('POST', '/desk/report/tryFolder', { companyId: companyId(code) });
  expect((await attempt('LNA')).body).toEqual({ folder, reached: true, problem: null });
  expect(lying()).toEqual([]);
  expect((await attempt('LNA-W')).body).toEqual({
    folder,
    reached: false,
    problem: `${folder} cannot be reached, or does not take what is left there.`,
  });
  expect(await attempt('LNB')).toMatchObject({ status: 422 });
  await expect(startHost({ env: { REPORT_FOLDER_LNA: 'sftp://agency@127.0.0.1/drop' } })).rejects.toThrow(
    /REPORT_FOLDER_LNA/,
  );
});
