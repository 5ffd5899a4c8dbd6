import { heicItems } from './heic-items';

/** One entry of a directory: its values, and where in the file they lie. */
export interface Entry {
  readonly numbers: readonly number[];
  readonly text: string;
  readonly at: number;
  readonly length: number;
}

export type Directory = ReadonlyMap<number, Entry>;

/** The directories of Exif (CIPA DC-008): what is said of the picture, of how it was taken, and of where. */
export interface Directories {
  readonly main: Directory;
  readonly exif: Directory;
  readonly place: Directory;
}

const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
const mostEntries = 200;
const mostValues = 200;
/** A moment and a side of the world are said in less. */
const longestText = 4_096;
const exifTag = 0x8769;
const placeTag = 0x8825;
const none: Directory = new Map();

interface Reader {
  readonly bytes: Buffer;
  readonly from: number;
  readonly short: (at: number) => number;
  readonly long: (at: number) => number;
}

/** Finds and reads the directories in a TIFF, or in a JPEG or HEIC that carries them. Damaged ones read as absent. */
export function readDirectories(bytes: Buffer): Directories | undefined {
  const from = startOf(bytes);
  if (from === undefined) return undefined;
  const reader = readerAt(bytes, from);
  try {
    const main = read(reader, reader.long(from + 4));
    const pointed = (tag: number): Directory => {
      const at = main.get(tag)?.numbers[0];
      return at === undefined ? none : read(reader, at);
    };
    return { main, exif: pointed(exifTag), place: pointed(placeTag) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const marks = [Buffer.from('49492a00', 'hex'), Buffer.from('4d4d002a', 'hex')] as const;
const exifMark = Buffer.from('Exif\0\0', 'latin1');

function startOf(bytes: Buffer): number | undefined {
  const isMarked = (at: number): boolean => marks.some((mark) => bytes.subarray(at, at + 4).equals(mark));
  if (isMarked(0)) return 0;
  // A HEIC says how far behind its own first four bytes they begin.
  for (const { from, end } of heicItems(bytes).exif) {
    const at = end - from > 4 ? from + 4 + bytes.readUInt32BE(from) : end;
    if (at < end && isMarked(at)) return at;
  }
  for (let at = bytes.indexOf(exifMark); at >= 0; at = bytes.indexOf(exifMark, at + 1)) {
    const from = at + exifMark.length;
    if (isMarked(from)) return from;
  }
  return undefined;
}

function readerAt(bytes: Buffer, from: number): Reader {
  const little = bytes[from] === 0x49;
  return {
    bytes,
    from,
    short: (at) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}

function read(reader: Reader, offset: number): Directory {
  const start = reader.from + offset;
  const count = Math.min(reader.short(start), mostEntries);
  const found = new Map<number, Entry>();
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    const size = sizes[reader.short(at + 2)];
    const values = reader.long(at + 4);
    if (!size) continue;
    const length = size * values;
    const place = length <= 4 ? at + 8 : reader.from + reader.long(at + 8);
    if (place + length > reader.bytes.length) continue;
    found.set(reader.short(at), entryOf(reader, reader.short(at + 2), place, size, values));
  }
  return found;
}

function entryOf(reader: Reader, type: number, at: number, size: number, values: number): Entry {
  const length = size * values;
  const text =
    type === 2
      ? reader.bytes.toString('latin1', at, at + Math.min(length, longestText)).replace(/\0.*$/s, '')
      : '';
  const numbers = Array.from({ length: Math.min(values, mostValues) }, (_, index) =>
    valueAt(reader, type, at + index * size),
  );
  return { numbers: type === 2 ? [] : numbers, text, at, length };
}

function valueAt(reader: Reader, type: number, at: number): number {
  if (type === 3) return reader.short(at);
  if (type === 4 || type === 9) return reader.long(at);
  if (type === 5 || type === 10) return reader.long(at) / reader.long(at + 4);
  return reader.bytes.readUInt8(at);
}
