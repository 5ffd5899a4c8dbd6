import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFormat, reportType } from '#contract/vocabularies/report';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded } from '../../support/job';
import { fillNastyHouse } from '../../support/nasty-house';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf, made } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let accountant: Person;

type Stored = Readonly<Record<string, string | number | boolean | null>>;
let files: Stored[];
let invoices: Stored[];
let fees: Stored[];

const all = async (table: string): Promise<Stored[]> => {
  const { rows } = await sql<{
    one: Stored;
  }>`select to_jsonb(t) one from ${sql.table(table)} t where "deletedAt" is null`.execute(host.app.db);
  return rows.map(({ one }) => one);
};
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const sum = (rows: readonly Stored[], field: string): number =>
  rows.reduce((total, row) => total + cents(row[field]), 0);
const today = '2026-11-20';
/** The day on which an instant falls in Toronto. */
const dayOf = (instant: unknown): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(String(instant)));
const daysUntil = (from: string): number => Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000);

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  await fillNastyHouse(host.app.db);
  admin = await signIn(host, 'administrator');
  accountant = await signIn(host, 'accountant');
  [files, invoices, fees] = (await Promise.all(['file', 'invoice', 'fee'].map(all))) as [
    Stored[],
    Stored[],
    Stored[],
  ];
});
afterAll(() => close());

describe('a report', () => {
  it.each(reportType)(
    'on %s is made in every format, and holds the same number of rows in each',
    async (name) => {
      const counts = new Set<number | null>();
      for (const format of reportFormat) {
        const job = await made(admin, { reportType: name, format });
        expect(job, `${name} as ${format}: ${String(job.message)}`).toMatchObject({ status: 'done' });
        expect(job.done).toBe(job.total);
        counts.add(job.total);
        const { bytes } = await downloaded(host, admin, String(job.resultUrl));
        expect(bytes.subarray(0, 4).toString('latin1')).toBe(
          { csv: '\u00ef\u00bb\u00bf' + bytes.toString('latin1', 3, 4), xlsx: 'PK\u0003\u0004', pdf: '%PDF' }[
            format
          ],
        );
      }
      // What is done here is itself told of by the log of who took what.
      expect(counts.size).toBe(name === 'access_log' ? reportFormat.length : 1);
    },
  );

  it('is refused to roles that it is not for, and narrowed by nothing that it does not know', async () => {
    const vendor = await signIn(host, 'vendor_manager');
    const { status } = await vendor.call('POST', '/report/', { reportType: 'tax_summary' });
    expect(status).toBe(403);
    const types = await vendor.call('GET', '/desk/report/types');
    const offered = (types.body.data as unknown as { reportType: string }[]).map((one) => one.reportType);
    expect(offered).toEqual(['open_inventory', 'closed_files', 'hold_report', 'agent_activity']);
    const refused = await admin.call('POST', '/report/', {
      reportType: 'hold_report',
      parameters: { dateFrom: '2026-01-01' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'parameters.dateFrom': expect.any(String) } },
    });
    const backwards = await admin.call('POST', '/report/', {
      reportType: 'closed_files',
      parameters: { dateFrom: '2026-02-01', dateTo: '2026-01-01' },
    });
    expect(backwards).toMatchObject({
      status: 422,
      body: { errors: { 'parameters.dateTo': expect.any(String) } },
    });
  });

  it('is made by the rights that its person has when it is made', async () => {
    // The queue is through with it: taken up again below it is this test's alone.
    const { _id: jobId } = await made(accountant, { reportType: 'trust_ledger' });
    await host.app.db
      .updateTable('job')
      .set({ status: 'queued', endedAt: null, startedAt: null })
      .where('_id', '=', jobId)
      .execute();
    const role = sql`update role set permissions = ${'[]'}::jsonb where key = 'accountant'`;
    const before = await sql<{
      permissions: object;
    }>`select permissions from role where key = 'accountant'`.execute(host.app.db);
    await role.execute(host.app.db);
    try {
      const { runJob } = await import('#server/jobs/run-job');
      await runJob(host.app, jobId, new AbortController().signal);
      const job = await host.app.db
        .selectFrom('job')
        .select(['status', 'message'])
        .where('_id', '=', jobId)
        .executeTakeFirstOrThrow();
      expect(job).toMatchObject({ status: 'failed', message: { key: 'documents.reportNotForRole' } });
    } finally {
      await sql`update role set permissions = ${JSON.stringify(before.rows[0]?.permissions)}::jsonb where key = 'accountant'`.execute(
        host.app.db,
      );
    }
  });

  it('is listed by the day on which it was asked for, each for its own person', async () => {
    const supervisor = await signIn(host, 'supervisor');
    await made(supervisor, { reportType: 'hold_report', format: 'csv' });
    await made(supervisor, { reportType: 'open_inventory', format: 'csv', parameters: { state: 'QC' } });
    const { body } = await supervisor.call('GET', '/report/list?page=1&size=1');
    expect(body).toMatchObject({ total: 2, page: 1, size: 1 });
    expect(body.data).toMatchObject([
      {
        reportType: 'open_inventory',
        status: 'complete',
        parameters: { state: 'QC', clientId: null },
        format: 'csv',
      },
    ]);
    const before = await supervisor.call('GET', `/report/list?page=1&size=10&dateTo=2026-11-19`);
    expect(before.body).toMatchObject({ total: 0 });
    // A week later the file is gone, and the list says so.
    await sql`update job set "endedAt" = "endedAt" - interval '8 days' where "userId" = ${supervisor.userId}::uuid`.execute(
      host.app.db,
    );
    const later = await supervisor.call('GET', `/report/list?page=1&size=10&dateFrom=${today}`);
    expect(later.body.data).toMatchObject([{ status: 'expired', resultUrl: null }, { status: 'expired' }]);
  });
});

describe('what a report tells', () => {
  it('of open files: each once, with its days', async () => {
    const lines = await linesOf(host, admin, { reportType: 'open_inventory', parameters: { state: 'ON' } });
    const expected = files
      .filter((file) => !file.closed && file.state === 'ON')
      .map((file) => [file.ref, String(daysUntil(dayOf(file.assignmentDate ?? file.createdAt)))]);
    expect(expected.length).toBeGreaterThan(1);
    expect(lines.map((line) => [line['File number'], line['Days open']]).sort()).toEqual(expected.sort());
  });

  it('of the age of files: as many in all as there are open ones, each in the bracket of its days', async () => {
    const lines = await linesOf(host, admin, { reportType: 'file_ageing' });
    const open = files.filter((file) => !file.closed);
    const within = (from: number, to: number): readonly Stored[] =>
      open.filter((file) => {
        const age = daysUntil(dayOf(file.assignmentDate ?? file.createdAt));
        return age >= from && age <= to;
      });
    const total = (column: string): number => lines.reduce((all, line) => all + Number(line[column]), 0);
    expect(total('Files')).toBe(open.length);
    for (const [days, from, to] of [
      ['0–15 days', 0, 15],
      ['16–30 days', 16, 30],
      ['31–60 days', 31, 60],
      ['61–90 days', 61, 90],
      ['over 90 days', 91, 100_000],
    ] as const) {
      expect(total(days === 'over 90 days' ? 'Over 90 days' : days)).toBe(within(from, to).length);
      expect(Math.round(total(`Balance, ${days}`) * 100)).toBe(sum(within(from, to), 'balanceAmount'));
    }
    expect(Math.round(total('Balance') * 100)).toBe(sum(open, 'balanceAmount'));
  });

  it('of receivables: to the cent what is owed on issued invoices, by how late it is', async () => {
    const lines = await linesOf(host, accountant, { reportType: 'receivables_ageing' });
    const owed = invoices.filter(
      (one) => !['draft', 'void'].includes(String(one.status)) && cents(one.balanceDue) > 0,
    );
    expect(owed.length).toBeGreaterThan(0);
    const late = (one: Stored): number => daysUntil(String(one.dueDate));
    const total = (column: string): number => lines.reduce((all, line) => all + cents(line[column]), 0);
    const between = (from: number, to: number): number =>
      sum(
        owed.filter((one) => late(one) >= from && late(one) <= to),
        'balanceDue',
      );
    expect(total('Owed')).toBe(sum(owed, 'balanceDue'));
    expect(total('Not due')).toBe(between(-100_000, 0));
    expect(total('1–30 days past due')).toBe(between(1, 30));
    expect(total('Over 90 days past due')).toBe(between(91, 100_000));
    expect(new Set(lines.map((line) => line.Client)).size).toBe(
      new Set(owed.map((one) => one.clientId)).size,
    );
  });

  it('of taxes: what issued invoices say, month by month', async () => {
    const lines = await linesOf(host, accountant, { reportType: 'tax_summary' });
    const issued = invoices.filter((one) => !['draft', 'void'].includes(String(one.status)));
    const collected = lines.filter((line) => line.Side === 'Charged to client');
    for (const tax of ['gst', 'hst', 'pst', 'qst'] as const)
      expect(collected.reduce((all, line) => all + cents(line[tax.toUpperCase()]), 0)).toBe(
        sum(issued, `${tax}Total`),
      );
    const months = new Set(issued.map((one) => String(one.issueDate).slice(0, 7)));
    expect(new Set(collected.map((line) => line.Month))).toEqual(months);
  });

  it('of unbilled work: each charge to a client that stands on no invoice that was issued', async () => {
    const lines = await linesOf(host, accountant, { reportType: 'unbilled_work' });
    const waiting = fees.filter(
      (one) =>
        one.direction === 'receivable' &&
        ['draft', 'pending_approval', 'approved'].includes(String(one.status)),
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(waiting.length);
    expect(lines.reduce((all, line) => all + cents(line.Amount), 0)).toBe(sum(waiting, 'amount'));
  });

  it('of nothing that is another client’s', async () => {
    const lender = await signIn(host, 'lender_b_supervisor');
    const lines = await linesOf(host, lender, { reportType: 'open_inventory' });
    const own = files.filter((file) => file.clientId === seedId('company', 'LNB') && !file.closed);
    expect(lines.map((line) => line['File number']).sort()).toEqual(own.map((file) => file.ref).sort());
  });
});

describe('the filters of a company', () => {
  it('narrow the reports on files of its people, and of nobody else', async () => {
    const lender = await signIn(host, 'lender_b_supervisor');
    const companyId = seedId('company', 'LNB');
    const filters = { states: ['QC'], includeHold: false, columns: ['ref', 'state', 'hold'] };
    const before = await linesOf(host, admin, { reportType: 'open_inventory' });
    expect((await lender.call('PUT', '/companyReportFilters/', { companyId, filters })).status).toBe(200);
    const shown = await lender.call('GET', `/companyReportFilters/${companyId}`);
    expect(shown.body).toMatchObject({ companyId, mayEdit: true, filters });
    const { offered } = shown.body as unknown as { offered: { name: string; label: string }[] };
    expect(offered).toContainEqual({ name: 'ref', label: 'Numéro de dossier' });
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
    expect(offered.find(({ name }) => name === 'recoveredPercent')).toBeUndefined();
    const lines = await linesOf(host, lender, { reportType: 'open_inventory' });
    const left = files.filter(
      (file) => file.clientId === companyId && !file.closed && file.state === 'QC' && !file.hold,
    );
    expect(lines).toHaveLength(left.length);
    const [first] = lines;
    if (first) expect(Object.keys(first)).toEqual(['File number', 'Province', 'On hold']);
    expect(await linesOf(host, admin, { reportType: 'open_inventory' })).toHaveLength(before.length);
    const other = seedId('company', 'LNA');
    expect((await lender.call('PUT', '/companyReportFilters/', { companyId: other, filters })).status).toBe(
      422,
    );
    expect((await lender.call('GET', `/companyReportFilters/${other}`)).status).toBe(404);
    const unknown = await lender.call('PUT', '/companyReportFilters/', {
      companyId,
      filters: { includeHold: true, columns: ['password'] },
    });
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { 'filters.columns': expect.any(String) } },
    });
  });
});
