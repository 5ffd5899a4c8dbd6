import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { readRows } from '#server/spreadsheets/read-rows';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { makePlacements } from '../../support/placements';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
const ofA = makePlacements(1_400);
const ofB = makePlacements(200, 7);

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  admin = await signIn(host, 'administrator');
  for (const [code, { csv }] of [
    ['LNA', ofA],
    ['LNB', ofB],
  ] as const) {
    const clientId = seedId('company', code);
    const reply = await sendForm(
      host,
      admin,
      '/file/processor/generic/incoming/ingest',
      { clientId },
      { name: 'a.csv', bytes: csv },
    );
    await jobEnded(admin, String(reply.body.jobId));
  }
});
afterAll(() => close());

async function exported(person: Person, asked: object): Promise<JobReply> {
  const reply = await person.call('POST', '/desk/exports', { resource: 'file', ...asked });
  expect(reply.status).toBe(202);
  return jobEnded(person, String(reply.body.jobId));
}

async function rowsOf(person: Person, asked: object): Promise<Record<string, string>[]> {
  const job = await exported(person, asked);
  expect(job).toMatchObject({ status: 'done' });
  const { text } = await downloaded(host, person, String(job.resultUrl));
  expect(text.startsWith('\ufeff')).toBe(true);
  return parse(text, { bom: true, columns: true }) as Record<string, string>[];
}

test('holds all rows of the list, as many as the list counts', async () => {
  const query = 'state=ON&state=QC&sortBy=-ref';
  const { body } = await admin.call('GET', `/file/list?${query}&size=500`);
  const rows = await rowsOf(admin, { query });
  expect(rows).toHaveLength(Number(body.total));
  const refs = (body.data as unknown as { ref: string }[]).map(({ ref }) => ref);
  expect(rows.slice(0, 500).map((row) => row['File number'])).toEqual(refs);
});

test('never holds a row of another client, nor what its person may not see', async () => {
  const lender = await signIn(host, 'lender_b_supervisor');
  const rows = await rowsOf(lender, {});
  expect(rows).toHaveLength(ofB.good);
  expect(new Set(rows.map((row) => row.Client))).toEqual(new Set(['Lender B']));
  const auditor = await signIn(host, 'lender_auditor');
  const masked = await rowsOf(auditor, { columns: ['ref', 'clientId', 'bankAccountNumber'] });
  expect(masked).toHaveLength(ofA.good);
  expect(masked[0]?.['Account number']).toMatch(/^•••• \d{4}$/);
});

test('asks for the right to export that list', async () => {
  const staff = await signIn(host, 'lender_user');
  expect((await staff.call('POST', '/desk/exports', { resource: 'file' })).status).toBe(403);
  expect((await admin.call('POST', '/desk/exports', { resource: 'session' })).status).toBe(422);
});

test('says at once what is wrong with what was asked', async () => {
  const ask = (asked: object) => admin.call('POST', '/desk/exports', { resource: 'file', ...asked });
  expect(await ask({ query: 'nothing=1' })).toMatchObject({
    status: 400,
    body: { code: 'UNKNOWN_PARAMETER' },
  });
  expect(await ask({ columns: ['deletedAt'] })).toMatchObject({ status: 422 });
  expect(await ask({ columns: ['asset'] })).toMatchObject({ status: 422 });
});

test('words headers and choices in the language asked for', async () => {
  const columns = ['ref', 'clientId', 'state', 'isRushFile', 'contractType', 'balanceAmount'];
  const [row] = await rowsOf(admin, { query: 'state=QC&size=1', columns, language: 'fr' });
  expect(Object.keys(row ?? {})).toContain('Client');
  expect(Object.values(row ?? {})).toContain('Québec');
  expect(Object.values(row ?? {})).toContain('Non');
});

test('says who moves, as the list does', async () => {
  const columns = ['ref', 'whoMoves'];
  const agency = await admin.call('GET', '/file/list?whoMoves=agency&size=1');
  const rows = await rowsOf(admin, { query: 'whoMoves=agency', columns });
  expect(rows).toHaveLength(Number(agency.body.total));
  expect(new Set(rows.map((row) => row['Who moves']))).toEqual(new Set(['Agency']));
  const [french] = await rowsOf(admin, { query: 'whoMoves=agency', columns, language: 'fr' });
  expect(french?.['À qui d’agir']).toBe('Agence');
});

test('tells what stands inside a part, that of several rows one after the other', async () => {
  const { body } = await admin.call('GET', '/file/list?state=NS&size=1');
  const [file] = body.data as unknown as { _id: string }[];
  const fileId = file?._id ?? '';
  const address = (city: string) => ({ line1: '1 rue A', city });
  const party = {
    fileId,
    relatedPartyType: 'neighbour',
    firstName: 'Ana',
    lastName: 'Roy',
    addresses: [address('Gatineau'), address('Laval')],
  };
  const added = await admin.call('POST', '/relatedParty/', { ...party, employer: { name: 'Acme' } });
  expect(added).toMatchObject({ status: 201 });
  const columns = ['firstName', 'addresses.city', 'employer.name'];
  const rows = await rowsOf(admin, { resource: 'relatedParty', query: `fileId=${fileId}`, columns });
  const [ana] = rows.filter((row) => row['First name'] === 'Ana');
  expect(ana).toEqual({
    'First name': 'Ana',
    'Addresses · City': 'Gatineau; Laval',
    Employer: 'Acme',
  });
});

test('keeps text from being a formula and phone numbers whole, and numbers numbers', async () => {
  const rows = await rowsOf(admin, { columns: ['instructions', 'balanceAmount'] });
  const texts = rows.map((row) => Object.values(row)[0] ?? '');
  expect(texts).toContain("'=cmd|' /C calc'!A0");
  expect(texts.filter((text) => text.startsWith('='))).toEqual([]);
  expect(rows.every((row) => /^\d+\.\d\d$/.test(Object.values(row)[1] ?? ''))).toBe(true);
});

test('writes a workbook with numbers and dates in their own cells', async () => {
  const job = await exported(admin, {
    format: 'xlsx',
    columns: ['ref', 'balanceAmount', 'instructions', 'assignmentDate'],
  });
  const { bytes } = await downloaded(host, admin, String(job.resultUrl));
  const file = path.join(host.dataDir, 'a.xlsx');
  writeFileSync(file, bytes);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readRows(file, 'xlsx')) rows.push(cells);
  expect(rows).toHaveLength(ofA.good + ofB.good + 1);
  expect(rows.some((cells) => cells[2] === "=cmd|' /C calc'!A0")).toBe(true);
  expect(rows[1]?.[3]).toMatch(/^2026-11-\d\dT\d\d:00:00.000Z$/);
});

test('is written down: who took what, and how many rows', async () => {
  const job = await exported(admin, { query: 'state=NS' });
  const events = await host.app.db
    .selectFrom('securityEvent')
    .selectAll()
    .where('kind', '=', 'export')
    .execute();
  const event = events.find(({ detail }) => (detail as { jobId?: string }).jobId === job._id);
  expect(event).toMatchObject({
    userId: admin.userId,
    detail: { resource: 'file', query: 'state=NS', format: 'csv', rows: job.done },
  });
});

test('is handed to its person alone', async () => {
  const job = await exported(admin, { query: 'state=NS' });
  const supervisor = await signIn(host, 'supervisor');
  expect((await supervisor.call('GET', `/desk/jobs/${job._id}/result`)).status).toBe(404);
});
