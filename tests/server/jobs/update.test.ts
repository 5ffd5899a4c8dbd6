import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { csvOf, makePlacements } from '../../support/placements';
import { plainly } from '../../support/plainly';

const url = '/updateFromDocument/files';
let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let refs: string[];

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  admin = await signIn(host, 'administrator');
  for (const code of ['LNA', 'LNB']) {
    const form = { clientId: seedId('company', code) };
    const file = { name: 'a.csv', bytes: makePlacements(20).csv };
    const reply = await sendForm(host, admin, '/file/processor/generic/incoming/ingest', form, file);
    await jobEnded(admin, String(reply.body.jobId));
  }
  const { body } = await admin.call('GET', '/file/list?sortBy=ref&size=500');
  refs = (body.data as unknown as { ref: string }[]).map(({ ref }) => ref);
});
afterAll(() => close());

async function update(person: Person, header: string[], rows: string[][], fields = {}): Promise<JobReply> {
  const reply = await sendForm(host, person, url, fields, {
    name: 'changes.csv',
    bytes: csvOf(header, rows),
  });
  expect(reply.status).toBe(202);
  return jobEnded(person, String(reply.body.jobId));
}

const fileOf = (ref: string) =>
  host.app.db.selectFrom('file').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow();

test('rehearses first, then changes what the rows say, and tells in history', async () => {
  const [one, two, three] = refs as [string, string, string];
  const header = ['File number', 'Balance', 'Rush', 'nextAction'];
  const rows = [
    [one, '1,234.50', 'Y', ''],
    [two, 'x', '', ''],
    [three, '', '', ''],
    ['LNA-9900001', '1', '', ''],
    [one, '2', '', ''],
  ];
  const before = await fileOf(one);
  const dry = await update(admin, header, rows, { dryRun: 'true' });
  expect(dry.counts).toEqual({ created: 0, updated: 1, unchanged: 1, rejected: 3 });
  expect(await fileOf(one)).toEqual(before);
  const done = await update(admin, header, rows);
  expect(done.counts).toEqual(dry.counts);
  expect(await fileOf(one)).toMatchObject({
    balanceAmount: '1234.50',
    isRushFile: true,
    version: before.version + 1,
  });
  const { text } = await downloaded(host, admin, String(done.rejectsUrl));
  expect((parse(text, { bom: true }) as string[][]).slice(1).map((line) => line.slice(0, 3))).toEqual([
    ['3', 'Balance', 'not a number'],
    ['5', 'ref', 'no file of yours'],
    ['6', 'ref', 'repeats an earlier row'],
  ]);
  const told = await host.app.db
    .selectFrom('history')
    .select(['type', 'message'])
    .where('fileId', '=', before._id)
    .where('type', '=', 'import_update')
    .execute();
  expect(told.map(({ message }) => plainly(message))).toContain(
    'Row 2 of changes.csv. Changed: balanceAmount, isRushFile.',
  );
});

test('changes nothing that its person could not change by hand', async () => {
  const lender = await signIn(host, 'lender_supervisor');
  const [ownRef] = refs.filter((ref) => ref.startsWith('LNA')) as [string];
  const [otherRef] = refs.filter((ref) => ref.startsWith('LNB')) as [string];
  const done = await update(
    lender,
    ['ref', 'clientReference'],
    [
      [ownRef, 'R-1'],
      [otherRef, 'R-1'],
    ],
  );
  expect(done.counts).toMatchObject({ updated: 1, rejected: 1 });
  expect((await fileOf(otherRef)).clientReference).toBeNull();
  const refused = await update(lender, ['ref', 'serialNumber'], [[ownRef, 'X1']]);
  expect(refused.counts).toMatchObject({ updated: 0, rejected: 1 });
  expect((await fileOf(ownRef)).serialNumber).toMatch(/^1M8GDM9A/);
  const staff = await signIn(host, 'lender_user');
  expect((await sendForm(host, staff, url, {}, { name: 'a.csv', bytes: 'ref,balanceAmount' })).status).toBe(
    403,
  );
});

test('finds files by their account number, and says when that is more than one', async () => {
  const account = '900000000000';
  const done = await update(admin, ['accountNumber', 'clientReference'], [[account, 'R-2']]);
  expect(done.counts).toMatchObject({ updated: 0, rejected: 1 });
  const lender = await signIn(host, 'lender_b_supervisor');
  const own = await update(lender, ['accountNumber', 'clientReference'], [[account, 'R-2']]);
  expect(own.counts).toMatchObject({ updated: 1, rejected: 0 });
});

test('refuses a spreadsheet with a column that cannot be set', async () => {
  const reply = await sendForm(host, admin, url, {}, { name: 'a.csv', bytes: 'ref,stage\nx,y' });
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { file: '“stage” is not a column that a spreadsheet can set.' } },
  });
});

test('finds the heads under a title, by what lenders call them, and leaves out what is said to mean nothing', async () => {
  const [one] = refs as [string];
  const lines = ['Portfolio of November', '', 'No de dossier;Solde;Succursale', `${one};4 321,00;Centre`];
  const file = { name: 'portefeuille.csv', bytes: Buffer.from(lines.join('\r\n')) };
  const strange = await sendForm(host, admin, url, { dryRun: 'true' }, file);
  expect(strange).toMatchObject({
    status: 422,
    body: { errors: { file: '“Succursale” is not a column that a spreadsheet can set.' } },
  });
  const mapping = JSON.stringify({ Succursale: null });
  const reply = await sendForm(host, admin, url, { dryRun: 'true', mapping }, file);
  expect(reply.status, JSON.stringify(reply.body)).toBe(202);
  const check = await jobEnded(admin, String(reply.body.jobId));
  expect(check.counts).toMatchObject({ updated: 1, rejected: 0 });
  // The check is worked as it was read.
  const placed = await sendForm(host, admin, url, { dryRun: 'false', jobId: check._id });
  expect((await jobEnded(admin, String(placed.body.jobId))).counts).toMatchObject({ updated: 1 });
  expect(await fileOf(one)).toMatchObject({ balanceAmount: '4321.00' });
  const wrong = await sendForm(host, admin, url, { mapping: '{"Solde":"stage"}' }, file);
  expect(wrong.body.errors).toEqual({ mapping: '“stage” is not a column that a spreadsheet can set.' });
});

test('says of each row what it would change, before and after, and masks what its person may not read', async () => {
  const [one, two] = refs as [string, string];
  const now = await fileOf(one);
  const supervisor = await signIn(host, 'supervisor');
  const done = await update(
    supervisor,
    ['ref', 'nextAction', 'bankAccountNumber', 'balanceAmount'],
    [
      [one, 'Call', '900000009999', String(now.balanceAmount)],
      [two, '', '', ''],
    ],
    { dryRun: 'true' },
  );
  const changes = async () => {
    const { body } = await supervisor.call('GET', `/desk/jobs/${done._id}/rows`);
    const rows = body.data as unknown as { row: number; changes: object[] }[];
    return rows.toSorted((a, b) => a.row - b.row).map((row) => row.changes);
  };
  const before = String(now.bankAccountNumber);
  const next = { entity: 'file', field: 'nextAction', before: now.nextAction, after: 'Call' };
  const account = { entity: 'file', field: 'bankAccountNumber' };
  expect(await changes()).toEqual([[next, { ...account, before, after: '900000009999' }], []]);
  expect(await fileOf(one)).toEqual(now);
  const body = { roleId: seedId('role', 'supervisor'), resource: 'pii', actions: [] };
  expect((await admin.call('PATCH', '/role/permission', body)).status).toBe(200);
  const masked = { ...account, before: `•••• ${before.slice(-4)}`, after: '•••• 9999' };
  expect(await changes()).toEqual([[next, masked], []]);
});

test('asks for a day that could be two, and changes files by it once it is said how days are written', async () => {
  const ref = String(refs[6]);
  const header = ['ref', 'Contract date'];
  const rows = [[ref, '03/04/2022']];
  const asked = await update(admin, header, rows, { dryRun: 'true' });
  expect(asked).toMatchObject({ counts: { updated: 0, rejected: 1 }, dayFirst: null });
  const again = { jobId: asked._id, dryRun: 'true', dayFirst: 'true' };
  const checked = await sendForm(host, admin, url, again);
  const job = await jobEnded(admin, String(checked.body.jobId));
  expect(job).toMatchObject({ counts: { updated: 1, rejected: 0 }, dayFirst: true });
  // What was checked is what is done.
  const sent = await sendForm(host, admin, url, { jobId: job._id, dryRun: 'false' });
  await jobEnded(admin, String(sent.body.jobId));
  expect(await fileOf(ref)).toMatchObject({ contractDate: '2022-04-03' });
});
