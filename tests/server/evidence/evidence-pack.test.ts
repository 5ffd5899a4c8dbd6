import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import { pdf, png } from '../../support/document-bytes';
import { openDocuments, upload } from '../../support/documents';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { readPdf } from '../../support/read-pdf';
import { readZip } from '../../support/read-zip';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments({ jobs: true }));
});
afterAll(() => close());

const indexOf = (entries: Map<string, Buffer>): string =>
  readPdf(entries.get('index.pdf') as Buffer).replace(/\s+/g, ' ');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function packed(by: Person, given = {}): Promise<Map<string, Buffer>> {
  const { status, body } = await by.call('POST', '/desk/file/evidencePack', { fileId, ...given });
  expect(status, JSON.stringify(body)).toBe(202);
  const job = await jobEnded(by, String(body.jobId));
  expect([job.status, job.message]).toEqual(['done', null]);
  const { bytes } = await downloaded(host, by, String(job.resultUrl));
  return readZip(bytes);
}

const note = (by: Person, body: string, given = {}) => by.call('POST', '/note/', { fileId, body, ...given });

it('holds the file, its records, its history and its documents, each as its checksum says', async () => {
  const letter = pdf('A letter to the debtor');
  await upload(host, supervisor, fileId, { title: 'Letter' }, { name: 'Lettre n° 1.pdf', bytes: letter });
  await upload(host, supervisor, fileId, {}, { name: 'lot.png', bytes: png() });
  await note(supervisor, 'Seen in the lot.');
  const entries = await packed(supervisor);
  const names = [...entries.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'records/file.csv',
      'records/note.csv',
      'records/companyAssignment.csv',
      'records/history.csv',
      'records/history.jsonl',
      'documents/0001 Lettre n° 1.pdf',
      'documents/0002 lot.png',
      'index.pdf',
      'checksums.txt',
    ]),
  );
  // What there is nothing of is no empty table.
  expect(names).not.toContain('records/payment.csv');
  expect(entries.get('documents/0001 Lettre n° 1.pdf')?.equals(letter)).toBe(true);
  expect(entries.get('records/note.csv')?.toString()).toContain('Seen in the lot.');

  const sums = new Map(
    (entries.get('checksums.txt')?.toString().trim().split('\n') ?? []).map((line) => {
      const [sum = '', name = ''] = line.split('  ');
      return [name, sum];
    }),
  );
  expect([...sums.keys()].sort()).toEqual(names.filter((name) => name !== 'checksums.txt').sort());
  for (const [name, sum] of sums) expect(sha256(entries.get(name) as Buffer), name).toBe(sum);

  const index = indexOf(entries);
  expect(index).toContain('Evidence pack');
  expect(index).toContain('Letter');
});

it('tells each field of the history before and after', async () => {
  await supervisor.call('PATCH', '/file/', { _id: fileId, nextAction: 'Call the lot' });
  const lines = (await packed(supervisor)).get('records/history.jsonl')?.toString().trim().split('\n') ?? [];
  const changes = lines.flatMap((line) => (JSON.parse(line) as { changes: object[] }).changes);
  expect(changes).toContainEqual({ field: 'nextAction', before: null, after: 'Call the lot' });
});

it('speaks the language that it was asked in', async () => {
  const entries = await packed(supervisor, { language: 'fr' });
  expect(indexOf(entries)).toContain('Dossier de preuve');
  expect(entries.get('records/file.csv')?.toString()).toContain('Numéro de dossier');
});

it('writes down that each document was taken, and that the file left the product', async () => {
  const taken = () =>
    host.app.db
      .selectFrom('history')
      .select('message')
      .where('fileId', '=', fileId)
      .where('type', '=', 'document_downloaded')
      .where('byUserId', '=', supervisor.userId)
      .execute();
  const before = await taken();
  const exportsBefore = await exportsOf(supervisor);
  await packed(supervisor);
  expect((await taken()).length - before.length).toBe(2);
  expect((await exportsOf(supervisor)) - exportsBefore).toBe(1);
  const { body } = await supervisor.call('GET', '/desk/auditLog?action=export');
  const [first] = body.data as unknown as { what: string; fileId: string; rows: number }[];
  expect(first).toMatchObject({ what: 'evidence_pack', fileId });
  expect(first?.rows).toBeGreaterThan(0);
});

it('leaves out a document that is not as it came in or not passed by the scanner, and says so', async () => {
  const spoilt = await upload(host, supervisor, fileId, {}, { name: 'spoilt.pdf', bytes: pdf('whole') });
  const unseen = await upload(host, supervisor, fileId, {}, { name: 'unseen.pdf', bytes: pdf('unseen') });
  await host.app.db
    .updateTable('document')
    .set({ scanStatus: 'pending' })
    .where('_id', '=', String(unseen.body._id))
    .execute();
  const id = String(spoilt.body._id);
  appendFileSync(path.join(host.dataDir, 'documents', id.slice(-2), id), '% one word more');
  const entries = await packed(supervisor);
  expect([...entries.keys()].filter((name) => /spoilt|unseen/.test(name))).toEqual([]);
  const index = indexOf(entries);
  expect(index).toContain('Left out');
  expect(index).toContain('spoilt.pdf');
  expect(index).toContain('the virus scan has not passed it');
});

it('holds for a client what the client may see, and nothing beside it', async () => {
  await note(supervisor, 'Between us alone.', { noteAudience: 'internal' });
  const lender = await signIn(host, 'lender_supervisor');
  const entries = await packed(lender);
  const all = [...entries.values()].map((bytes) => bytes.toString('utf8')).join('\n');
  expect(all).not.toContain('Between us alone.');
  expect([...entries.keys()].filter((name) => name.startsWith('documents/'))).toEqual([]);
});

it('is made for nobody who may not take files out, of no file that they cannot see, and fetched by nobody else', async () => {
  const ask = (by: Person, body: object) => by.call('POST', '/desk/file/evidencePack', body);
  expect((await ask(await signIn(host, 'vendor_manager'), { fileId })).status).toBe(403);
  const stranger = await signIn(host, 'lender_b_supervisor');
  expect((await ask(stranger, { fileId })).status).toBe(422);
  const { body } = await ask(supervisor, { fileId });
  const { resultUrl } = await jobEnded(supervisor, String(body.jobId));
  expect((await stranger.call('GET', String(resultUrl).replace('/api', ''))).status).toBe(404);
});

async function exportsOf({ userId }: Person): Promise<number> {
  const rows = await host.app.db
    .selectFrom('securityEvent')
    .select('_id')
    .where('userId', '=', userId)
    .where('kind', '=', 'export')
    .execute();
  return rows.length;
}
