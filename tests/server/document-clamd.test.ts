import { randomBytes } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sweep } from '#server/sweep';
import { startClamd } from '../support/clamd';
import type { Clamd } from '../support/clamd';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { placeFile } from '../support/network';
import { pdf } from '../support/document-bytes';
import { upload } from '../support/documents';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let clamd: Clamd;
let host: TestHost;
let sender: Person;
let reader: Person;
let fileId: string;

beforeEach(async () => {
  clamd = await startClamd(virus);
  onTestFinished(() => clamd.close());
  host = await startHost({ env: { CLAMD_URL: `${clamd.url}?timeout=0.5` } });
  sender = await signIn(host, 'supervisor');
  reader = await signIn(host, 'administrator');
  fileId = await placeFile(sender);
});

async function send(bytes: Uint8Array = pdf(), name = 'document.pdf'): Promise<[string, unknown]> {
  const { status, body } = await upload(host, sender, fileId, {}, { name, bytes });
  expect(status).toBe(201);
  return [String(body._id), body.scanStatus];
}
const scanStatus = async (id: string) => (await sender.call('GET', `/document/${id}`)).body.scanStatus;
const isSeen = async (id: string) => (await reader.call('GET', `/document/${id}`)).status === 200;
const large = (): Buffer => Buffer.concat([pdf(), randomBytes(1_500_000), Buffer.from('\n%%EOF\n')]);

test('what the daemon finds clean is clean, and it was told every byte in pieces', async () => {
  const bytes = large();
  const [id, status] = await send(bytes);
  expect([status, await isSeen(id)]).toEqual(['clean', true]);
  expect((await reader.call('GET', `/document/${id}`)).body.provider).toBeUndefined();
  const [pieces = []] = clamd.streams;
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

test('what it finds a virus in is held back, and its bytes are not kept', async () => {
  const [id, status] = await send(Buffer.from(`a,b\n${virus}\n`), 'bad.csv');
  expect([status, await isSeen(id)]).toEqual(['infected', false]);
  expect((await sender.call('GET', `/document/signedUrl/${id}?type=view`)).status).toBe(409);
});

test.each([
  ['says nothing', 'is silent'],
  ['hangs up in the middle', 'hangs up'],
] as const)('where it %s the document waits, unseen, until it answers', async (_, mood) => {
  clamd.mood = mood;
  const [id, status] = await send(large());
  expect([status, await isSeen(id)]).toEqual(['pending', false]);
  await sweep(host.app);
  expect(await scanStatus(id)).toBe('pending');
  await clamd.asked(2);
  clamd.mood = 'scans';
  await sweep(host.app);
  expect([await scanStatus(id), await isSeen(id)]).toEqual(['clean', true]);
});

test('a virus in a document that waited is found once the daemon answers', async () => {
  clamd.mood = 'hangs up';
  const [id, status] = await send(Buffer.from(`a,b\n${virus}\n`), 'bad.csv');
  expect(status).toBe('pending');
  clamd.mood = 'scans';
  await sweep(host.app);
  expect(await scanStatus(id)).toBe('infected');
  await expect(host.app.storage.read(id)).rejects.toThrow();
});

test('one that is larger than it takes waits without keeping others waiting', async () => {
  clamd.limit = 500_000;
  const [tooLarge, status] = await send(large());
  expect(status).toBe('pending');
  clamd.mood = 'hangs up';
  const later = [await send(), await send()].map(([id]) => id);
  clamd.mood = 'scans';
  await sweep(host.app);
  expect(await Promise.all([tooLarge, ...later].map(scanStatus))).toEqual(['pending', 'clean', 'clean']);
});

test('while no daemon runs an upload is kept, and waits', async () => {
  await clamd.close();
  const [id, status] = await send();
  expect([status, await isSeen(id)]).toEqual(['pending', false]);
});
