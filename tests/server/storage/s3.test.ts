import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import type { TestHost } from '../../support/host';
import { pdf, png } from '../../support/document-bytes';
import { addressOf, keptIn, open, openDocuments, upload } from '../../support/documents';
import type { Person } from '../../support/person';
import { startS3Server, storeEnv } from '../../support/s3-server';
import type { S3Server } from '../../support/s3-server';

/** The files in a folder, those in its folders too. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => path.join(one.parentPath, one.name))
    : [];

const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('documents in a store that speaks S3', () => {
  let store: S3Server;
  let host: TestHost;
  let close: () => Promise<void>;
  let supervisor: Person;
  let fileId: string;
  const stored = (): string[] => filesIn(store.folder).filter((name) => name.endsWith('_object'));
  const objectOf = (id: string): string => {
    const found = stored().find((name) => name.includes(id));
    if (!found) throw new Error(`nothing is stored of ${id}`);
    return found;
  };

  beforeAll(async () => {
    store = await startS3Server();
    ({ host, close, supervisor, fileId } = await openDocuments({ env: store.env }));
  });
  afterAll(async () => {
    await close();
    await store.close();
  });

  it('come in, are handed out as they came, and leave nothing on the disk of the host', async () => {
    const bytes = Buffer.concat([
      pdf().subarray(0, 20),
      Buffer.alloc(12 * 1_048_576, 0x20),
      pdf().subarray(20),
    ]);
    const { status, body } = await upload(host, supervisor, fileId, {}, { name: 'large.pdf', bytes });
    expect([status, body.sha256]).toEqual([201, sum(bytes)]);
    const id = String(body._id);
    expect(objectOf(id)).toContain(`desk/${id.slice(-2)}/${id}`);
    const opened = await open(host, supervisor, await addressOf(supervisor, id));
    expect([opened.status, opened.headers['content-length'], sum(opened.bytes)]).toEqual([
      200,
      String(bytes.length),
      sum(bytes),
    ]);
    expect([keptIn(host), filesIn(path.join(host.dataDir, 'drafts'))]).toEqual([[], []]);
  });

  it.each([
    ['of another kind than their name says', 'photo.png', pdf()],
    ['with a virus', 'virus.csv', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*\n'],
  ])('are looked at before the store hears of them: nothing of one %s is kept', async (_, name, bytes) => {
    const before = stored();
    const { status, body } = await upload(host, supervisor, fileId, {}, { name, bytes });
    expect(status === 415 || body.scanStatus === 'infected').toBe(true);
    expect(stored()).toEqual(before);
    expect(filesIn(path.join(host.dataDir, 'drafts'))).toEqual([]);
  });

  it('are not handed out where the store has lost some of their bytes', async () => {
    const { body } = await upload(host, supervisor, fileId, {}, { name: 'cut.pdf', bytes: pdf('cut') });
    const id = String(body._id);
    truncateSync(objectOf(id), 40);
    const opened = await open(host, supervisor, await addressOf(supervisor, id));
    expect([opened.status, JSON.parse(opened.bytes.toString())]).toMatchObject([500, { code: 'FAILED' }]);
  });

  it('are not handed out where the store has lost them', async () => {
    const { body } = await upload(host, supervisor, fileId, {}, { name: 'gone.png', bytes: png() });
    const id = String(body._id);
    rmSync(path.dirname(objectOf(id)), { recursive: true });
    const opened = await open(host, supervisor, await addressOf(supervisor, id));
    expect([opened.status, JSON.parse(opened.bytes.toString())]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('of no record are swept once they are old, those of a record and the new ones stay', async () => {
    const { body } = await upload(host, supervisor, fileId, {}, { name: 'stays.pdf', bytes: pdf('stays') });
    const [old, fresh] = [randomUUID(), randomUUID()];
    await host.app.storage.write(old, pdf());
    await host.app.storage.write(fresh, pdf());
    for (const id of [old, String(body._id)])
      utimesSync(objectOf(id), new Date('2026-01-01'), new Date('2026-01-01'));
    await sweep(host.app);
    const left = stored().join();
    expect([left.includes(old), left.includes(fresh), left.includes(String(body._id))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a store that is away', () => {
  /** What listens where the store should, and what it does with who comes. */
  async function listening(to: (socket: Socket) => void): Promise<{ port: number; close: () => void }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      to(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = (): void => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { port: (server.address() as AddressInfo).port, close };
  }

  it('is told to who sends a document, and nothing of it is kept', async () => {
    const away = await listening((socket) => socket.destroy());
    const house = await openDocuments({ env: storeEnv(away.port) });
    const { status, body, headers } = await upload(house.host, house.supervisor, house.fileId);
    expect([status, body, headers?.['retry-after']]).toEqual([
      503,
      {
        code: 'NOT_READY',
        message: 'The store that documents are kept in does not answer. Try again in a moment.',
      },
      '10',
    ]);
    const ofFile = sql`select from document where ${house.fileId}::uuid = any("fileIds")`;
    const { rows } = await ofFile.execute(house.host.app.db);
    expect([rows, filesIn(path.join(house.host.dataDir, 'drafts'))]).toEqual([[], []]);
    await house.close();
    away.close();
  });

  it('that breaks off in the middle of a document says so, and that it was not altered', async () => {
    const real = await startS3Server();
    const bytes = Buffer.concat([
      pdf().subarray(0, 20),
      Buffer.alloc(4 * 1_048_576, 0x20),
      pdf().subarray(20),
    ]);
    let breaks = false;
    const { connect } = await import('node:net');
    const between = await listening((socket) => {
      const behind = connect(real.port, '127.0.0.1');
      behind.on('error', () => undefined);
      socket.pipe(behind);
      let passed = 0;
      behind.on('data', (chunk: Buffer) => {
        passed += chunk.length;
        socket.write(chunk);
        if (breaks && passed > 1_000_000) socket.destroy();
      });
      behind.on('close', () => socket.destroy());
    });
    const house = await openDocuments({ env: storeEnv(between.port) });
    const { body } = await upload(house.host, house.supervisor, house.fileId, {}, { name: 'a.pdf', bytes });
    breaks = true;
    const address = await addressOf(house.supervisor, String(body._id));
    const opened = await open(house.host, house.supervisor, address);
    expect([opened.status, JSON.parse(opened.bytes.toString())]).toMatchObject([503, { code: 'NOT_READY' }]);
    breaks = false;
    expect(sum((await open(house.host, house.supervisor, address)).bytes)).toBe(sum(bytes));
    await house.close();
    between.close();
    await real.close();
  });
});
