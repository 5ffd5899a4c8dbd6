import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, createDeflateRaw, deflateRawSync } from 'node:zlib';
import type { Deflate } from 'node:zlib';
import { officeDocument } from './acting-documents';
import { pdf } from './document-bytes';
import { jpegOf, pngOf, tiffOf } from './picture-bytes';

const megabyte = 1_048_576;
const gigabyte = 1024 * megabyte;

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
export async function pdfBomb(streams: number, bytes: number): Promise<Buffer> {
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

/** What claims to be a small document and is enormous inside: what it is, its name, and how it is made. */
export const bombs: readonly (readonly [what: string, name: string, make: () => Buffer | Promise<Buffer>])[] =
  [
    ['a PDF of a megabyte that unpacks to one gigabyte', 'a.pdf', () => pdfBomb(1, gigabyte)],
    ['a PDF of a hundred streams of forty megabytes', 'b.pdf', () => pdfBomb(100, 40 * megabyte)],
    ['a text of a megabyte that unpacks to one gigabyte', 'a.docx', () => zipBomb(gigabyte)],
    ['a text that says it unpacks to a kilobyte', 'b.docx', () => zipBomb(gigabyte, 1024)],
    ['a text of 60,000 parts', 'c.docx', many],
    ['a PNG of 60,000 by 60,000', 'a.png', () => pngOf(60_000, 60_000)],
    ['a JPEG of 65,535 by 65,535', 'a.jpg', () => jpegOf(65_535, 65_535)],
    ['a TIFF of 4 billion by 4 billion', 'a.tif', () => tiffOf([4_294_967_295, 4_294_967_295])],
  ];
