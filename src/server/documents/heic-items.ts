import { boxesIn } from './boxes';
import type { Range } from './boxes';

/**
 * What a HEIC says of its pictures beside them: the items of Exif, and those of XMP and the like (ISO/IEC 23008-12, annex A). `rest`: what
 * follows its boxes, and is none. `isWhole`: whether all was read that it says of its items; of one that was not, more may tell.
 */
export interface HeicItems {
  readonly exif: readonly Range[];
  readonly texts: readonly Range[];
  readonly rest: Range | undefined;
  readonly isWhole: boolean;
}

/** That what is to be read of it is not there, or is more than is read. */
const unreadable = (): RangeError => new RangeError('unreadable');

const none: HeicItems = { exif: [], texts: [], rest: undefined, isWhole: true };
const mostItems = 10_000;
/** The kinds of items that tell, those of Exif aside. */
const textTypes = ['mime', 'uri '];

/** Finds them. A file that is no HEIC has none, and in a damaged one none is found. */
export function heicItems(bytes: Buffer): HeicItems {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return none;
  try {
    const file = partsOf(bytes, { from: 0, end: bytes.length });
    const { from, end } = partIn(file, 'meta');
    const meta = partsOf(bytes, { from: from + 4, end });
    if (meta.rest) throw unreadable();
    const types = typesOf(bytes, partIn(meta, 'iinf'));
    const places = placesOf(bytes, partIn(meta, 'iloc'), meta.boxes.get('idat')?.[0]);
    const of = (...wanted: string[]): Place[] =>
      places.filter(({ item }) => wanted.includes(types.get(item) ?? ''));
    const [exif, texts] = [of('Exif'), of(...textTypes)];
    const isWhole =
      places.every(({ item }) => types.has(item)) &&
      [...exif, ...texts].every(({ isHere, end }) => isHere && end <= bytes.length);
    return isWhole ? { exif, texts, rest: file.rest, isWhole } : { ...none, isWhole };
  } catch (error) {
    if (error instanceof RangeError) return { ...none, isWhole: false };
    throw error;
  }
}

interface Parts {
  readonly boxes: ReadonlyMap<string, readonly Range[]>;
  readonly rest: Range | undefined;
}

/** The boxes of a part, by their type, and what is none. */
function partsOf(bytes: Buffer, range: Range): Parts {
  const boxes = new Map<string, Range[]>();
  let rest: Range | undefined;
  for (const { type, at, from, end } of boxesIn(bytes, range)) {
    if (type === undefined) rest = { from: at, end };
    else boxes.set(type, [...(boxes.get(type) ?? []), { from, end }]);
  }
  return { boxes, rest };
}

/** @throws RangeError where there is none of that type, or more than the one that is gone by */
function partIn({ boxes }: Parts, type: string): Range {
  const [part, ...more] = boxes.get(type) ?? [];
  if (!part || more.length > 0) throw unreadable();
  return part;
}

// The item information box (ISO/IEC 14496-12, 8.11.6).
function typesOf(bytes: Buffer, { from, end }: Range): Map<number, string> {
  const types = new Map<number, string>();
  const isShort = bytes.readUInt8(from) === 0;
  const said = isShort ? bytes.readUInt16BE(from + 4) : bytes.readUInt32BE(from + 4);
  if (said > mostItems) throw unreadable();
  for (const box of boxesIn(bytes, { from: from + (isShort ? 6 : 8), end })) {
    const version = bytes.readUInt8(box.from);
    // Those before say no type.
    if (box.type !== 'infe' || version < 2) throw unreadable();
    const item = version === 2 ? bytes.readUInt16BE(box.from + 4) : bytes.readUInt32BE(box.from + 4);
    const type = box.from + (version === 2 ? 8 : 10);
    if (type + 4 > box.end) throw unreadable();
    types.set(item, bytes.toString('latin1', type, type + 4));
  }
  if (types.size !== said) throw unreadable();
  return types;
}

/** A piece of an item; `isHere`: it lies at a place of the file, and is no part of another item. */
interface Place extends Range {
  readonly item: number;
  readonly isHere: boolean;
}

// The item location box (8.11.3): each item in one piece or in several, in the file or in the data of the box itself.
function placesOf(bytes: Buffer, { from }: Range, own: Range | undefined): Place[] {
  const version = bytes.readUInt8(from);
  const [offsets, lengths] = [bytes.readUInt8(from + 4) >> 4, bytes.readUInt8(from + 4) & 15];
  const [bases, indexes] = [bytes.readUInt8(from + 5) >> 4, version > 0 ? bytes.readUInt8(from + 5) & 15 : 0];
  let at = from + 6;
  const next = (size: number): number => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const found: Place[] = [];
  const wide = version < 2 ? 2 : 4;
  const said = next(wide);
  if (said > mostItems) throw unreadable();
  let read = 0;
  for (let items = said; items > 0; items -= 1) {
    const item = next(wide);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2);
    const base = next(bases) + (method === 1 ? (own?.from ?? bytes.length) : 0);
    for (let pieces = next(2); pieces > 0; pieces -= 1) {
      next(indexes);
      const begin = base + next(offsets);
      const length = next(lengths);
      found.push({ item, from: begin, end: begin + (length || bytes.length - begin), isHere: method < 2 });
      // A piece may take no byte to say, and be said of no part of the file.
      if ((read += 1) > mostItems) throw unreadable();
    }
  }
  return found;
}
