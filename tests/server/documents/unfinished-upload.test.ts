import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { sweep } from '#server/sweep';
import type { TestHost } from '../../support/host';
import { sendForm } from '../../support/job';
import { pdf, png } from '../../support/document-bytes';
import { addressOf, headerOf, keptIn, open, openDocuments } from '../../support/documents';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;
let port: number;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = host.server.server.address() as AddressInfo);
});
afterAll(() => close());

const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const unfinished = (): string[] => {
  try {
    return readdirSync(path.join(host.dataDir, 'unfinished'));
  } catch {
    return [];
  }
};
/** A paper of some megabytes that nothing can pack. */
const paper = (megabytes: number): Buffer => {
  const filler = Buffer.from(`% ${randomBytes(megabytes * 786_432).toString('base64')}\n`);
  return Buffer.concat([pdf().subarray(0, 9), filler, pdf().subarray(9)]);
};

const headersOf = (person: Person): Record<string, string> => ({
  ...headerOf(person),
  cookie: Object.entries(person.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

/** A line to the host that breaks each time some bytes have gone over it, so many times. */
async function brokenLine(
  times: number,
  after: number,
): Promise<{ port: number; close: () => void; broken: () => number }> {
  let broken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let passed = 0;
    for (const one of [near, far]) sockets.add(one.on('error', () => undefined));
    near.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      far.write(chunk);
      if (broken < times && passed > after) {
        broken += 1;
        near.destroy();
        far.destroy();
      }
    });
    far.pipe(near);
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    broken: () => broken,
    close() {
      for (const one of sockets) one.destroy();
      server.close();
    },
  };
}

/** Sends bytes as the standard client of the protocol does, and answers the id of the upload. */
function send(person: Person, bytes: Buffer, name = 'large.pdf', through = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(bytes, {
      endpoint: `http://127.0.0.1:${through}/api/desk/upload`,
      headers: headersOf(person),
      metadata: { filename: name },
      retryDelays: [0, 20, 50, 100],
      chunkSize: 4 * 1_048_576,
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
}

const file = (uploadId: string, person = supervisor, values: Record<string, string> = {}) =>
  sendForm(host, person, '/document/', { fileIds: fileId, documentType: 'other', uploadId, ...values });

/** One call of the protocol, by hand. */
async function call(
  person: Person,
  method: 'POST' | 'PATCH' | 'GET' | 'HEAD' | 'DELETE',
  id = '',
  headers: Record<string, string> = {},
  payload?: Buffer,
): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }> {
  const answer = await host.server.inject({
    method,
    url: `/api/desk/upload${id && `/${id}`}`,
    cookies: person.cookies,
    headers: { ...headerOf(person), ...headers },
    ...(payload && { payload }),
  });
  const body = answer.body ? answer.json<Record<string, unknown>>() : {};
  return { status: answer.statusCode, body, headers: answer.headers };
}
const name = `filename ${Buffer.from('a.pdf').toString('base64')}`;
const begin = async (person: Person, length: number): Promise<string> =>
  String(
    (await call(person, 'POST', '', { 'upload-length': String(length), 'upload-metadata': name })).body.id,
  );
const piece = (person: Person, id: string, offset: number, bytes: Buffer) =>
  call(
    person,
    'PATCH',
    id,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

describe('an upload in pieces', () => {
  it('goes on after its line broke again and again, and is filed as it was sent', async () => {
    const bytes = paper(20);
    const line = await brokenLine(6, 3_000_000);
    const id = await send(supervisor, bytes, 'Ordonnance d’août.pdf', line.port);
    expect(line.broken()).toBe(6);
    line.close();
    const { status, body } = await file(id);
    expect([status, body.fileName, body.sha256, body.scanStatus]).toEqual([
      201,
      'Ordonnance d’août.pdf',
      sum(bytes),
      'clean',
    ]);
    const opened = await open(host, supervisor, await addressOf(supervisor, String(body._id)));
    expect(sum(opened.bytes)).toBe(sum(bytes));
    expect((await call(supervisor, 'DELETE', id)).status).toBe(200);
    expect(unfinished()).toEqual([]);
  });

  it('tells how much has come, and takes more from there alone', async () => {
    const bytes = pdf('in pieces');
    const id = await begin(supervisor, bytes.length);
    const first = await piece(supervisor, id, 0, bytes.subarray(0, 50));
    expect([first.status, first.body, first.headers['upload-offset']]).toEqual([
      200,
      { offset: 50, sizeBytes: bytes.length },
      '50',
    ]);
    const asked = await call(supervisor, 'HEAD', id);
    expect([asked.status, asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([
      200,
      '50',
      String(bytes.length),
    ]);
    for (const wrong of [0, 49, 51])
      expect((await piece(supervisor, id, wrong, bytes.subarray(50))).body.code).toBe('CONFLICT');
    const early = await file(id);
    expect([early.status, early.body.errors]).toEqual([
      422,
      { uploadId: 'Not all of this upload has come yet.' },
    ]);
    expect((await piece(supervisor, id, 50, bytes.subarray(50))).body.offset).toBe(bytes.length);
    expect((await file(id)).body.sha256).toBe(sum(bytes));
    await call(supervisor, 'DELETE', id);
  });

  it('is looked at as any other, and nothing of one that is refused is kept among the documents', async () => {
    const before = keptIn(host);
    for (const [fileName, bytes, code] of [
      ['photo.png', pdf(), 'WRONG_TYPE'],
      ['page.html', Buffer.from('<!doctype html>'), 'WRONG_TYPE'],
      ['paper.pdf', pdf().subarray(0, 60), 'WRONG_TYPE'],
    ] as const) {
      const { body } = await file(await send(supervisor, bytes, fileName));
      expect(body.code, fileName).toBe(code);
    }
    const virus = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*\n';
    const { body } = await file(await send(supervisor, Buffer.from(virus), 'virus.csv'));
    expect(body.scanStatus).toBe('infected');
    expect([keptIn(host), unfinished()]).toEqual([before, []]);
  });

  it('is for whoever began it: to all others it is not there', async () => {
    const id = await begin(supervisor, 10);
    const other = await signIn(host, 'administrator');
    expect((await call(other, 'GET', id)).status).toBe(404);
    expect((await piece(other, id, 0, Buffer.from('x'))).status).toBe(404);
    expect((await call(other, 'DELETE', id)).status).toBe(404);
    expect((await file(id, other)).status).toBe(404);
    expect((await call(supervisor, 'GET', id)).body.offset).toBe(0);
    await call(supervisor, 'DELETE', id);
    expect((await call(supervisor, 'GET', id)).status).toBe(404);
  });

  it.each([
    ['no length', { 'upload-metadata': name }, 400],
    ['no name', { 'upload-length': '10' }, 400],
    ['a length that is none', { 'upload-length': '-1', 'upload-metadata': name }, 400],
    ['more than is taken', { 'upload-length': String(100 * 1_048_576 + 1), 'upload-metadata': name }, 413],
  ])('does not begin with %s', async (_, headers, status) => {
    expect((await call(supervisor, 'POST', '', headers)).status).toBe(status);
  });

  it('takes no more than it said that it has', async () => {
    const id = await begin(supervisor, 10);
    expect((await piece(supervisor, id, 0, Buffer.alloc(11))).body.code).toBe('TOO_LARGE');
    expect((await call(supervisor, 'GET', id)).body.offset).toBeLessThanOrEqual(10);
    await call(supervisor, 'DELETE', id);
  });

  it('is not begun a hundred and first time by one person', async () => {
    const person = await signIn(host, 'file_manager');
    const ids = [];
    for (let turn = 0; turn < 100; turn += 1) ids.push(await begin(person, 1));
    const { status, body } = await call(person, 'POST', '', {
      'upload-length': '1',
      'upload-metadata': name,
    });
    expect([status, body.message]).toEqual([
      429,
      'You have too many uploads under way. Finish or give up some of them.',
    ]);
    for (const id of ids) await call(person, 'DELETE', id);
  });

  async function filePhotos(form: FormData) {
    const request = new Request('http://host/', { method: 'POST', body: form });
    return host.server.inject({
      method: 'POST',
      url: '/api/document/upload-seizure-photos',
      cookies: supervisor.cookies,
      headers: {
        [sessionHeader]: supervisor.sessionId,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  it('stands in for the photos of a seizure', async () => {
    const ids = [await send(supervisor, png('one'), 'a.png'), await send(supervisor, png('two'), 'b.png')];
    const form = new FormData();
    form.append('fileId', fileId);
    for (const slot of ['front', 'rear']) form.append('slots', slot);
    for (const id of ids) form.append('uploadIds', id);
    const answer = await filePhotos(form);
    const { data } = answer.json<{ data: { fileName: string; photoSlot: string }[] }>();
    expect(data.map(({ fileName, photoSlot }) => [fileName, photoSlot])).toEqual([
      ['a.png', 'front'],
      ['b.png', 'rear'],
    ]);
    for (const id of ids) await call(supervisor, 'DELETE', id);
  });

  it('stands in for as many photos as one call takes', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 60; at += 1) ids.push(await send(supervisor, png(`many ${at}`), `${at}.png`));
    const form = new FormData();
    form.append('fileId', fileId);
    for (const id of ids) {
      form.append('slots', 'other');
      form.append('uploadIds', id);
    }
    const answer = await filePhotos(form);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<{ data: unknown[] }>().data).toHaveLength(60);
    for (const id of ids) await call(supervisor, 'DELETE', id);
  });

  it('is swept once nobody went on with it for a day', async () => {
    const [old, fresh] = [await begin(supervisor, 10), await begin(supervisor, 10)];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(path.join(host.dataDir, 'unfinished', old), yesterday, yesterday);
    await sweep(host.app);
    expect(unfinished().filter((name) => !name.startsWith(fresh))).toEqual([]);
    expect(unfinished()).toContain(fresh);
    await call(supervisor, 'DELETE', fresh);
  });
});
