import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { sentence } from '#contract/words/sentence';
import { seedId } from '#server/seed/seed-id';
import { xlsxStream } from '#server/spreadsheets/write-xlsx';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { csvOf, makePlacements } from '../../support/placements';
import { plainly } from '../../support/plainly';

const url = '/file/processor/generic/incoming/ingest';
const lenderA = seedId('company', 'LNA');
const placements = makePlacements();
const small = makePlacements(100);

let host: TestHost;
let person: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  person = await signIn(host, 'administrator');
});

async function ingest(
  fields: Record<string, string>,
  bytes?: string | Uint8Array,
  name = 'placements.csv',
): Promise<JobReply> {
  const reply = await sendForm(
    host,
    person,
    url,
    { clientId: lenderA, ...fields },
    bytes === undefined ? undefined : { name, bytes },
  );
  expect(reply).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
  return jobEnded(person, String(reply.body.jobId));
}

async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<
    Record<string, number>
  >`select (select count(*) from file) files, (select count(*) from "relatedParty") parties,
    (select count(*) from history) history, (select count(*) from "fileSearch") searched,
    (select count(*) from file where version > 1) changed`.execute(host.app.db);
  return rows[0] as Record<string, number>;
}

test('makes a file of every right row and says what was wrong with the others', async () => {
  const job = await ingest({}, placements.csv);
  expect(job).toMatchObject({
    status: 'done',
    done: 1000,
    total: 1000,
    counts: { created: placements.good, updated: 0, unchanged: 0, rejected: 60 },
    warnings: placements.warned,
  });
  const { text } = await downloaded(host, person, String(job.rejectsUrl));
  const [header, ...rejects] = parse(text, { bom: true }) as string[][];
  expect(header).toEqual(['row', 'column', 'reason', ...placements.header]);
  const byReason: Record<string, number> = {};
  for (const [row, column, reason, ...cells] of rejects) {
    byReason[`${column} ${reason}`] = (byReason[`${column} ${reason}`] ?? 0) + 1;
    const came = placements.rows[Number(row) - 2] as string[];
    expect(cells).toEqual(came.map((cell) => (cell.startsWith('=') ? `'${cell}` : cell)));
  }
  expect(byReason).toEqual(placements.refused);
  expect(await counted()).toMatchObject({
    files: placements.good,
    parties: placements.good,
    searched: placements.good,
  });
  expect(host.news).toContainEqual({ to: 'user', userId: person.userId, section: 'all' });
});

test('says what was wrong in the language of who fetches it', async () => {
  await host.app.db.updateTable('user').set({ language: 'fr' }).where('_id', '=', person.userId).execute();
  const job = await ingest({}, small.csv);
  const { text } = await downloaded(host, person, String(job.rejectsUrl));
  const [header, ...rejects] = parse(text, { bom: true }) as string[][];
  expect(header).toEqual(['ligne', 'colonne', 'motif', ...small.header]);
  expect(rejects.map(([, column, reason]) => `${column}\u00a0: ${reason}`).sort()).toEqual([
    'accountNumber : obligatoire',
    'accountNumber : répète une ligne précédente',
    'assignmentDate : n’est pas une date',
    'balance : n’est pas un nombre',
    'debtorLastName : obligatoire',
    'province : inconnu',
  ]);
  const { text: outcomes } = await downloaded(host, person, String(job.resultUrl));
  const [told, ...rows] = parse(outcomes, { bom: true }) as string[][];
  expect(told).toEqual(['ligne', 'résultat', 'dossier', 'motif', 'avertissements']);
  expect(new Set(rows.map(([, outcome]) => outcome))).toEqual(new Set(['créé', 'refusé']));
});

test('keeps what a row says, its instructions exactly, and tells where the file came from', async () => {
  const row = small.rows.find((one) => one[19]?.startsWith('=')) as string[];
  await ingest({}, csvOf(small.header, [row]));
  const { body } = await person.call('GET', `/file/list?bankAccountNumber=${row[0]}`);
  const [brief] = body.data as unknown as { _id: string }[];
  const file = (await person.call('GET', `/file/${brief?._id}`)).body;
  expect(file).toMatchObject({
    clientId: lenderA,
    source: 'import',
    debtorName: `${row[2]} ${row[3]}`,
    serialNumber: row[9],
    asset: { year: Number(row[10]), auMake: 'Kia', auModel: 'Sportage', mileageInKms: Number(row[13]) },
    balanceAmount: row[14],
    state: row[7],
    instructions: "=cmd|' /C calc'!A0",
    status: 'new_assignment',
  });
  const history = await host.app.db
    .selectFrom('history')
    .selectAll()
    .where('fileId', '=', String(brief?._id))
    .execute();
  expect(history.map(({ type, source }) => [type, source])).toContainEqual(['import_update', 'import']);
});

test('creates nothing and changes nothing when the same file comes again', async () => {
  await ingest({}, small.csv);
  const before = await counted();
  const again = await ingest({}, small.csv);
  expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: small.good, rejected: 6 });
  expect(await counted()).toEqual(before);
});

test('brings an open file up to date where a row differs, and takes nothing away by an empty cell', async () => {
  const [first] = small.rows as [string[]];
  await ingest({}, csvOf(small.header, [first]));
  const changed = [...first];
  changed[4] = '(604) 555-0199';
  changed[13] = '';
  changed[14] = '1.00';
  const job = await ingest({}, csvOf(small.header, [changed]));
  expect(job.counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 0 });
  const file = await host.app.db.selectFrom('file').selectAll().executeTakeFirstOrThrow();
  expect(file.balanceAmount).toBe('1.00');
  expect(file.asset).toMatchObject({ mileageInKms: Number(first[13]) });
  const party = await host.app.db.selectFrom('relatedParty').select('phoneNumbers').executeTakeFirstOrThrow();
  expect(party.phoneNumbers?.map(({ number }) => number)).toContain('+16045550199');
  expect(party.phoneNumbers).toHaveLength(2);
  const told = await host.app.db
    .selectFrom('history')
    .select('message')
    .where('type', '=', 'import_update')
    .execute();
  expect(told.map(({ message }) => plainly(message))).toContain(
    'Row 2 of placements.csv. Changed: balanceAmount, phoneNumbers.',
  );
});

test('says in a dry run what each row would do, and writes nothing; the spreadsheet is then applied by its job', async () => {
  const [first] = small.rows as [string[]];
  await ingest({}, csvOf(small.header, [first]));
  const before = await counted();
  const rows = small.rows.map((row, index) => (index === 0 ? row.with(14, '7.00') : row));
  const dry = await ingest({ dryRun: 'true' }, csvOf(small.header, rows));
  expect(dry.counts).toEqual({ created: small.good - 1, updated: 1, unchanged: 0, rejected: 6 });
  expect(await counted()).toEqual(before);
  const { text } = await downloaded(host, person, String(dry.resultUrl));
  const lines = parse(text, { bom: true }) as string[][];
  expect(lines[1]?.slice(0, 2)).toEqual(['2', 'updated']);
  expect(lines).toHaveLength(101);
  const applied = await ingest({ jobId: dry._id });
  expect(applied.counts).toEqual(dry.counts);
  expect((await counted()).files).toBe(small.good);
});

const inWindows = (text: string) => Buffer.from(text.replace(/[^\0-\xff]/g, '?'), 'latin1');
test.each([
  ['semicolons', csvOf(small.header, small.rows, ';')],
  ['tabs and no mark', csvOf(small.header, small.rows, '\t').slice(1)],
  ['the letters of Windows', inWindows(csvOf(small.header, small.rows, ';').slice(1))],
])('reads a CSV with %s', async (_, csv) => {
  expect((await ingest({ dryRun: 'true' }, csv)).counts).toMatchObject({ created: small.good, rejected: 6 });
});

test('reads a workbook, its numbers and dates as they are meant', async () => {
  async function* rows(): AsyncGenerator<(string | number | Date)[]> {
    for (const row of small.rows)
      yield row.map((cell, index) =>
        [0, 10, 13, 14].includes(index) && /^\d/.test(cell) && !cell.includes(',')
          ? Number(cell)
          : index === 18 && cell.startsWith('2026')
            ? new Date(`${cell}T00:00:00Z`)
            : cell,
      );
  }
  const columns = small.header.map((header, index) => ({
    header,
    ...(index === 18 && { format: 'yyyy-mm-dd' }),
  }));
  const bytes = Buffer.from(await new Response(xlsxStream('Placements', columns, rows())).arrayBuffer());
  const job = await ingest({}, bytes, 'placements.xlsx');
  expect(job.counts).toMatchObject({ created: small.good, rejected: 6 });
  const file = await host.app.db
    .selectFrom('file')
    .selectAll()
    .where('bankAccountNumber', '=', '900000000000')
    .executeTakeFirstOrThrow();
  expect(file.balanceAmount).toBe(small.rows[0]?.[14]);
  expect(file.assignmentDate?.slice(0, 10)).toBe(small.rows[0]?.[18]);
});

test('finds columns by a mapping', async () => {
  const header = small.header.with(0, 'Key').with(3, 'Who');
  const csv = csvOf(header, small.rows);
  const mapping = JSON.stringify({ Key: 'accountNumber', Who: 'debtorLastName' });
  expect((await ingest({ dryRun: 'true', mapping }, csv)).counts).toMatchObject({ created: small.good });
  const without = await sendForm(host, person, url, { clientId: lenderA }, { name: 'a.csv', bytes: csv });
  expect(without).toMatchObject({
    status: 422,
    body: { errors: { file: 'No column stands for accountNumber.' } },
  });
});

test('refuses what is no spreadsheet, by its bytes and not by its name, and keeps nothing of it', async () => {
  const send = (name: string, bytes: string | Uint8Array) =>
    sendForm(host, person, url, { clientId: lenderA }, { name, bytes });
  expect((await send('a.xlsx', small.csv)).status).toBe(415);
  expect((await send('a.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).status).toBe(415);
  expect((await send('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).status).toBe(415);
  expect((await send('a.csv', new Uint8Array([0x61, 0x81, 0xfe]))).status).toBe(415);
  expect((await send('a.pdf', small.csv)).status).toBe(415);
  expect((await send('a.csv', '')).status).toBe(422);
  expect(readdirSync(path.join(host.dataDir, 'uploads'))).toEqual([]);
  expect(await host.app.db.selectFrom('job').select('_id').execute()).toEqual([]);
});

test('lets a lender place for itself alone', async () => {
  person = await signIn(host, 'lender_b_supervisor');
  const refused = await sendForm(
    host,
    person,
    url,
    { clientId: lenderA },
    { name: 'a.csv', bytes: small.csv },
  );
  expect(refused).toMatchObject({ status: 422, body: { errors: { clientId: expect.any(String) } } });
  const own = await ingest({ clientId: seedId('company', 'LNB') }, small.csv);
  expect(own.counts).toMatchObject({ created: small.good });
  const staff = await signIn(host, 'lender_user');
  const none = await sendForm(host, staff, url, { clientId: lenderA }, { name: 'a.csv', bytes: small.csv });
  expect(none.status).toBe(403);
});

test('shows a job to the person who asked for it and to nobody else', async () => {
  const job = await ingest({ dryRun: 'true' }, small.csv);
  const other = await signIn(host, 'supervisor');
  for (const end of ['', '/rejects', '/result'])
    expect((await other.call('GET', `/desk/jobs/${job._id}${end}`)).status).toBe(404);
  expect((await other.call('POST', `/desk/jobs/${job._id}/cancel`)).status).toBe(404);
  expect((await sendForm(host, other, url, { clientId: lenderA, jobId: job._id })).status).not.toBe(202);
  expect((await person.call('GET', '/desk/jobs')).body).toMatchObject({ total: 1, data: [{ _id: job._id }] });
});

test('stops at the next batch when it is cancelled, and keeps what is done', async () => {
  const reply = await sendForm(
    host,
    person,
    url,
    { clientId: lenderA },
    { name: 'a.csv', bytes: makePlacements(4_000).csv },
  );
  const jobId = String(reply.body.jobId);
  await jobEnded(person, jobId, ({ done }) => done > 0);
  expect((await person.call('POST', `/desk/jobs/${jobId}/cancel`)).status).toBe(200);
  const job = await jobEnded(person, jobId);
  expect(job.status).toBe('cancelled');
  expect(job.done).toBeGreaterThan(0);
  expect(job.done).toBeLessThan(4_000);
  expect((await counted()).files).toBe(job.counts.created);
  expect((await person.call('POST', `/desk/jobs/${jobId}/cancel`)).status).toBe(409);
});

test('works by the rights that its person has when it runs', async () => {
  const idle = await startHost();
  const supervisor = await signIn(idle, 'lender_supervisor');
  const reply = await sendForm(
    idle,
    supervisor,
    url,
    { clientId: lenderA },
    { name: 'a.csv', bytes: small.csv },
  );
  await sql`update role set permissions = '[]' where key = 'lender_supervisor'`.execute(idle.app.db);
  const { runJob } = await import('#server/jobs/run-job');
  await runJob(idle.app, String(reply.body.jobId), new AbortController().signal);
  const job = await idle.app.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
  expect(job).toMatchObject({ status: 'failed', message: sentence('problems.forbidden'), done: 0 });
});
