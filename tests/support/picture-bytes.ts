import { jpeg, png } from './document-bytes';

/** The one-point PNG, saying that it is of another size. The sum of its head is not mended: none who looks at sizes asks. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = png();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** The one-point JPEG, saying that it is of another size. A height of 0 is one that is said after the picture. */
export function jpegOf(width: number, height: number): Buffer {
  const bytes = jpeg();
  const frame = bytes.indexOf(Buffer.from('ffc0000b08', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** The head of a HEIC: its brand, and the size of its one picture (ISO/IEC 23008-12, `ispe`). */
export function heicOf(width: number, height: number): Buffer {
  const size = Buffer.from('000000146973706500000000', 'hex');
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  const box = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const properties = box('iprp', box('ipco', Buffer.concat([size, sides])));
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ]);
}

/** A TIFF of pages that say their width and height and nothing else, each page pointing to the next. */
export function tiffOf(...pages: readonly (readonly [width: number, height: number])[]): Buffer {
  const length = 2 + 2 * 12 + 4;
  const bytes = Buffer.alloc(8 + pages.length * length);
  bytes.write('MM\0*', 0, 'latin1');
  bytes.writeUInt32BE(8, 4);
  pages.forEach((sides, page) => {
    const at = 8 + page * length;
    bytes.writeUInt16BE(2, at);
    sides.forEach((side, index) => {
      const entry = at + 2 + index * 12;
      bytes.writeUInt16BE(0x0100 + index, entry);
      bytes.writeUInt16BE(4, entry + 2);
      bytes.writeUInt32BE(1, entry + 4);
      bytes.writeUInt32BE(side, entry + 8);
    });
    bytes.writeUInt32BE(page + 1 < pages.length ? at + length : 0, at + length - 4);
  });
  return bytes;
}
