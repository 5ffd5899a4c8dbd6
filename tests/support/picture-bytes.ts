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

/** A box of a HEIC or of a film (ISO/IEC 14496-12, 4.2). */
export function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An item of a HEIC; `isNameless`: it is listed, and nowhere is said what it is. `method`: how its place is meant. */
interface HeicItem {
  readonly type: string;
  readonly bytes: Buffer;
  readonly method?: number;
  readonly isNameless?: boolean;
}

/** A HEIC of these items, each in one piece, in their order. */
export function heicOfItems(items: readonly HeicItem[]): Buffer {
  const named = items.flatMap(({ type, isNameless }, index) => {
    const body = Buffer.alloc(13);
    body.writeUInt8(2);
    body.writeUInt16BE(index + 1, 4);
    body.write(type, 8, 'latin1');
    return isNameless ? [] : [box('infe', body)];
  });
  const counted = Buffer.alloc(6);
  counted.writeUInt16BE(named.length, 4);
  const names = box('iinf', Buffer.concat([counted, ...named]));
  const head = box('ftyp', Buffer.from('heic\0\0\0\0heic', 'latin1'));
  const length = 8 + 8 + items.length * 16;
  let at = head.length + 8 + 4 + names.length + length + 8;
  const places = Buffer.alloc(length - 8);
  places.set([1, 0, 0, 0, 0x44, 0]);
  places.writeUInt16BE(items.length, 6);
  items.forEach(({ bytes, method = 0 }, index) => {
    const place = 8 + index * 16;
    places.writeUInt16BE(index + 1, place);
    places.writeUInt16BE(method, place + 2);
    places.writeUInt16BE(1, place + 6);
    places.writeUInt32BE(at, place + 8);
    places.writeUInt32BE(bytes.length, place + 12);
    at += bytes.length;
  });
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), names, box('iloc', places)]));
  return Buffer.concat([head, meta, box('mdat', Buffer.concat(items.map(({ bytes }) => bytes)))]);
}

/** A TIFF of pages each of which says its words where a camera keeps its notes, and nothing else. */
export function tiffSaying(...pages: readonly string[]): Buffer {
  const parts: Buffer[] = [Buffer.from('4d4d002a00000008', 'hex')];
  let at = 8;
  pages.forEach((words, page) => {
    const directory = Buffer.alloc(2 + 12 + 4);
    directory.writeUInt16BE(1);
    directory.writeUInt16BE(0x02bc, 2);
    directory.writeUInt16BE(1, 4);
    directory.writeUInt32BE(words.length, 6);
    directory.writeUInt32BE(at + directory.length, 10);
    at += directory.length + words.length;
    directory.writeUInt32BE(page + 1 < pages.length ? at : 0, 14);
    parts.push(directory, Buffer.from(words, 'latin1'));
  });
  return Buffer.concat(parts);
}

/** The head of a HEIC: its brand, and the size of its one picture (ISO/IEC 23008-12, `ispe`). */
export function heicOf(width: number, height: number): Buffer {
  const size = Buffer.from('000000146973706500000000', 'hex');
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
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
