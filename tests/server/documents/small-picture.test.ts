import { existsSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workAfterAnswers } from '#server/identity/after-answer';
import type { TestHost } from '../../support/host';
import { addressOf, open, openDocuments, upload } from '../../support/documents';
import { png } from '../../support/document-bytes';
import { tiffOf } from '../../support/picture-bytes';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
});
afterAll(() => close());

const canvas = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

async function sent(name: string, bytes: Buffer): Promise<string> {
  const { status, body } = await upload(host, supervisor, fileId, {}, { name, bytes });
  expect(status, JSON.stringify(body)).toBe(201);
  await workAfterAnswers(host.app);
  return String(body._id);
}

const smallOf = (id: string): string => path.join(host.dataDir, 'documents', id.slice(-2), `${id}.small`);

async function drawn(id: string, person = supervisor) {
  const { status, bytes, headers } = await open(host, person, await addressOf(person, id, 'thumbnail'));
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { status, type: headers['content-type'], format, width, height, exif, length: bytes.length };
}

describe('a document in small', () => {
  it.each([
    ['a photo', 'a.jpg', () => canvas(4000, 3000).jpeg().toBuffer(), [320, 240]],
    [
      'a photo that was taken upright',
      'b.jpg',
      () => canvas(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      [240, 320],
    ],
    ['a drawing', 'c.png', () => canvas(900, 1800).png().toBuffer(), [160, 320]],
    ['a scan', 'd.tiff', () => canvas(1700, 2200).tiff().toBuffer(), [247, 320]],
    ['a photo that is smaller already', 'e.png', () => canvas(40, 30).png().toBuffer(), [40, 30]],
  ])('is a small picture that stands as %s does', async (_, name, bytes, [width, height]) => {
    const id = await sent(name, await bytes());
    expect(existsSync(smallOf(id))).toBe(true);
    expect(await drawn(id)).toMatchObject({ status: 200, type: 'image/webp', format: 'webp', width, height });
  });

  it('says nothing of where and when it was taken', async () => {
    const bytes = await canvas(800, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: 'CANARY-CAMERA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
      })
      .toBuffer();
    const id = await sent('placed.jpg', bytes);
    const { bytes: small } = await open(host, supervisor, await addressOf(supervisor, id, 'thumbnail'));
    expect([bytes.includes('CANARY-CAMERA'), small.includes('CANARY-CAMERA')]).toEqual([true, false]);
    expect((await drawn(id)).exif).toBeUndefined();
  });

  it('is no look at the document itself: history is told by who opens it', async () => {
    const id = await sent('quiet.png', await canvas(100, 100).png().toBuffer());
    await drawn(id);
    const { body } = await supervisor.call('GET', `/history/list/${fileId}?type=document_viewed`);
    expect(JSON.stringify(body)).not.toContain('quiet.png');
  });

  it('is as hidden as the document: who may not read that gets no address for this', async () => {
    const id = await sent('hidden.png', await canvas(100, 100).png().toBuffer());
    const [stranger, address] = [
      await signIn(host, 'lender_user'),
      await addressOf(supervisor, id, 'thumbnail'),
    ];
    const { status, body } = await stranger.call('GET', `/document/signedUrl/${id}?type=thumbnail`);
    expect([status, body.url]).toEqual([422, undefined]);
    expect((await open(host, stranger, address)).status).toBe(401);
  });

  it('is not there for what is not drawn, and says so', async () => {
    const scan = await sent('empty.tif', tiffOf([10, 10]));
    const { status, bytes } = await open(host, supervisor, await addressOf(supervisor, scan, 'thumbnail'));
    expect([status, JSON.parse(bytes.toString())]).toEqual([
      409,
      { code: 'CONFLICT', message: 'This document has no picture to show.' },
    ]);
  });

  it('of a picture of 200 million points is made with little memory, and of one in passes not at all', async () => {
    const before = process.memoryUsage.rss();
    const large = await sent('large.png', grey(10_000, 20_000));
    expect(await drawn(large)).toMatchObject({ status: 200, width: 160, height: 320 });
    const passes = await canvas(9000, 9000).png({ progressive: true }).toBuffer();
    const held = await sent('passes.png', passes);
    expect((await open(host, supervisor, await addressOf(supervisor, held, 'thumbnail'))).status).toBe(409);
    expect((process.memoryUsage.rss() - before) / 1_048_576).toBeLessThan(400);
  });

  it('goes with the document', async () => {
    const id = await sent('gone.png', await canvas(100, 100).png().toBuffer());
    expect(existsSync(smallOf(id))).toBe(true);
    await host.app.storage.drop(id);
    expect(existsSync(smallOf(id))).toBe(false);
  });
});

/** A grey PNG of any size in a few hundred kilobytes. */
function grey(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from('00000000000000000800000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const lines = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    png().subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
