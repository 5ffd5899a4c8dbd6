import { once } from 'node:events';
import { crc32, createDeflate, createDeflateRaw, deflateRawSync } from 'node:zlib';
import type { Deflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeDocument } from '../../support/acting-documents';
import type { TestHost } from '../../support/host';
import { pdf } from '../../support/document-bytes';
import { keptIn, openDocuments, upload } from '../../support/documents';
import { jpegOf, pngOf, tiffOf } from '../../support/picture-bytes';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
  // What is read and made ready once belongs to no bomb.
  await upload(host, supervisor, fileId, {}, { name: 'a.pdf', bytes: await pdfBomb(1, 32 * 1_048_576) });
});
afterAll(() => close());

const gigabyte = 1024 * 1_048_576;

/** So many bytes, packed as they go by: the test itself does not hold what its bombs unpack to. */
async function packed(bytes: number, words: string, packer: Deflate): Promise<Buffer> {
  const whole = buffer(packer);
  const piece = Buffer.alloc(1_048_576, words);
  for (let sent = 0; sent < bytes; sent += piece.length)
    if (!packer.write(piece.subarray(0, Math.min(piece.length, bytes - sent)))) await once(packer, 'drain');
  packer.end();
  return whole;
}

/** A PDF with streams that unpack to so many bytes of spaces and slashes each, which cost whoever looks for names the most. */
async function pdfBomb(streams: number, bytes: number): Promise<Buffer> {
  const body = await packed(bytes, ' /  ', createDeflate());
  const objects = Array.from({ length: streams }, (_, at) =>
    Buffer.concat([
      Buffer.from(`${at + 10} 0 obj<</Length ${body.length}/Filter/FlateDecode>>stream\n`),
      body,
      Buffer.from('\nendstream endobj\n'),
    ]),
  );
  const end = Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n');
  return Buffer.concat([pdf().subarray(0, -end.length), ...objects, end]);
}

/** A text document with a part that unpacks to so many bytes, and says of itself that it is of `said`. */
async function zipBomb(bytes: number, said = bytes): Promise<Buffer> {
  const media = await packed(bytes, '\0', createDeflateRaw());
  const part = (name: string, body: Buffer, unpacked: number, sum: number) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(sum, 14);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt32LE(unpacked, 22);
    head.writeUInt16LE(name.length, 26);
    return { name, body, unpacked, sum, local: Buffer.concat([head, Buffer.from(name), body]) };
  };
  const text = Buffer.from('<w/>');
  const parts = [
    part('word/document.xml', deflateRawSync(text), text.length, crc32(text)),
    part('word/media/a.bin', media, said, 0),
  ];
  let at = 0;
  const directory = parts.map(({ name, body, unpacked, sum, local }) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(sum, 16);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    at += local.length;
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(whole.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts.map(({ local }) => local), whole, end]);
}

const many = (): Buffer =>
  officeDocument(
    'word/document.xml',
    Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`a/${at}.xml`, ''])),
  );

describe('a bomb', () => {
  it.each([
    ['a PDF of a megabyte that unpacks to one gigabyte', 'a.pdf', () => pdfBomb(1, gigabyte)],
    ['a PDF of a hundred streams of forty megabytes', 'b.pdf', () => pdfBomb(100, 40 * 1_048_576)],
    ['a text of a megabyte that unpacks to one gigabyte', 'a.docx', () => zipBomb(gigabyte)],
    ['a text that says it unpacks to a kilobyte', 'b.docx', () => zipBomb(gigabyte, 1024)],
    ['a text of 60,000 parts', 'c.docx', many],
    ['a PNG of 60,000 by 60,000', 'a.png', () => pngOf(60_000, 60_000)],
    ['a JPEG of 65,535 by 65,535', 'a.jpg', () => jpegOf(65_535, 65_535)],
    ['a TIFF of 4 billion by 4 billion', 'a.tif', () => tiffOf([4_294_967_295, 4_294_967_295])],
  ])('is refused at once, in little memory, and leaves nothing: %s', async (_, name, make) => {
    const bytes = await make();
    const before = keptIn(host);
    globalThis.gc?.();
    const memory = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - memory)), 10);
    const cpu = process.cpuUsage();
    const { status } = await upload(host, supervisor, fileId, {}, { name, bytes });
    const { user, system } = process.cpuUsage(cpu);
    clearInterval(watch);
    expect([413, 415]).toContain(status);
    expect(keptIn(host)).toEqual(before);
    // Of the processor's time, so that a machine which is busy with other things says the same.
    expect((user + system) / 1000).toBeLessThan(2_000);
    expect(most / 1_048_576).toBeLessThan(100);
  });
});
