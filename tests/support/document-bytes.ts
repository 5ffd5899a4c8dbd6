import { crc32, deflateSync } from 'node:zlib';

/** A PDF of one empty page; `words` make it one of its own. */
export function pdf(words = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one grey point, with what it says of itself in a text chunk. */
export function png(says = ''): Buffer {
  const head = Buffer.from('00000001000000010800000000', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...(says ? [chunk('tEXt', Buffer.from(`Comment\0${says}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const baseline = Buffer.from(
  [
    `ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080001000101011100',
    `ffc400140001${'00'.repeat(15)}09`,
    `ffc400141001${'00'.repeat(15)}00`,
    'ffda0008010100003f0054ffd9',
  ].join(''),
  'hex',
);

/** A JPEG of one grey point, taken at the CN Tower on 20 November 2026 at 14:05:09 by a clock four hours behind. */
export function jpeg({ place = true, zone = '-04:00', after = '' } = {}): Buffer {
  const exif = exifOf(place, zone);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  const comment = Buffer.from('secret of the camera');
  const said = Buffer.alloc(2);
  said.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.from('ffe1', 'hex'),
    length,
    body,
    Buffer.from('fffe', 'hex'),
    said,
    comment,
    baseline,
    Buffer.from(after, 'latin1'),
  ]);
}

// Big-endian directories, written by hand: the picture's (orientation 6), how it was taken, and where.
function exifOf(place: boolean, zone: string): Buffer {
  const bytes = Buffer.alloc(400);
  bytes.write('MM\0*', 0, 'latin1');
  bytes.writeUInt32BE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    if (type === 3) bytes.writeUInt16BE(value, at + 8);
    else bytes.writeUInt32BE(value, at + 8);
  };
  bytes.writeUInt16BE(place ? 3 : 2, 8);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8769, 4, 1, 60);
  if (place) entry(34, 0x8825, 4, 1, 120);
  bytes.writeUInt16BE(2, 60);
  entry(62, 0x9003, 2, 20, 200);
  entry(74, 0x9011, 2, 7, 230);
  bytes.write('2026:11:20 14:05:09\0', 200, 'latin1');
  bytes.write(`${zone}\0`, 230, 'latin1');
  bytes.writeUInt16BE(4, 120);
  entry(122, 1, 2, 2, 0);
  bytes.write('N\0', 130, 'latin1');
  entry(134, 2, 5, 3, 250);
  entry(146, 3, 2, 2, 0);
  bytes.write('W\0', 154, 'latin1');
  entry(158, 4, 5, 3, 280);
  [43, 1, 38, 1, 3312, 100].forEach((value, index) => bytes.writeUInt32BE(value, 250 + index * 4));
  [79, 1, 23, 1, 1332, 100].forEach((value, index) => bytes.writeUInt32BE(value, 280 + index * 4));
  return bytes;
}

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, 8));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};
const said = (words: string): Buffer => Buffer.from(words, 'latin1');
/** A full box of version 0 that says when it was made and changed: 20 November 2026, 18:05:09 UTC, since 1904. */
const madeAt = (name: string): Buffer =>
  box(name, Buffer.alloc(4), Buffer.from('e745e4b5e745e4b5', 'hex'), said('kept'));

/** An MP4 of no picture, taken at the CN Tower: its film is `film`, at its place. `large` writes the size of the film in eight bytes. */
export function mp4({ large = false } = {}): Buffer {
  const film = said('film'.repeat(40_000));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(film.length + 16));
  const mdat = large
    ? Buffer.concat([Buffer.from('00000001', 'hex'), said('mdat'), size, film])
    : box('mdat', film);
  return Buffer.concat([
    box('ftyp', said('isom\0\0\0\0')),
    box('free', said('secret that was deleted')),
    mdat,
    box(
      'moov',
      madeAt('mvhd'),
      box('trak', madeAt('tkhd'), box('mdia', madeAt('mdhd'), box('hdlr', said('kept')))),
      box('udta', box('\xa9xyz', said('+43.6425-079.3870/'))),
      box('meta', said('secret of the camera')),
    ),
    box('uuid', said('0123456789abcdefsecret of the maker')),
  ]);
}
