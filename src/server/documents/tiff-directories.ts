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

/** How many bytes a value of each type has. */
const sizes: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4 },
};
const mostEntries = 200;
const mostValues = 200;
/** A moment and a side of the world are said in less. */
const longestText = 4_096;
const exifTag = 0x8769;
const placeTag = 0x8825;
const withinTag = 0x014a;
const mostPages = 1_000;
const none: ReadDirectory = { entries: new Map(), next: 0, isWhole: true };

/** A directory, where the one behind it begins, and whether all was read that it says. */
interface ReadDirectory {
  readonly entries: Directory;
  readonly next: number;
  readonly isWhole: boolean;
}

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
  return readable(() => pageAt(reader, reader.long(from + 4)).said);
}

/** The same of every page of a TIFF, and of what lies within each; undefined where they cannot be read whole. */
export function readPages(bytes: Buffer): Directories[] | undefined {
  if (!isMarkedAt(bytes, 0)) return undefined;
  const reader = readerAt(bytes, 0);
  return readable(() => {
    const pages: Directories[] = [];
    const seen = new Set<number>();
    const waiting = [reader.long(4)];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (at === 0) continue;
      if (seen.has(at) || seen.size >= mostPages) return undefined;
      seen.add(at);
      const { said, next, isWhole } = pageAt(reader, at);
      const within = said.main.get(withinTag);
      if (!isWhole || (within && within.numbers.length * 4 !== within.length)) return undefined;
      pages.push(said);
      waiting.push(next, ...(within?.numbers ?? []));
    }
    return pages;
  });
}

/** A directory with those that it points to. */
function pageAt(reader: Reader, offset: number) {
  const main = read(reader, offset);
  const pointed = (tag: number): ReadDirectory => {
    const at = main.entries.get(tag)?.numbers[0];
    return at === undefined ? none : read(reader, at);
  };
  const [exif, place] = [pointed(exifTag), pointed(placeTag)];
  return {
    said: { main: main.entries, exif: exif.entries, place: place.entries },
    next: main.next,
    isWhole: [main, exif, place].every(({ isWhole }) => isWhole),
  };
}

function readable<T>(reading: () => T): T | undefined {
  try {
    return reading();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const marks = [Buffer.from('49492a00', 'hex'), Buffer.from('4d4d002a', 'hex')] as const;
const exifMark = Buffer.from('Exif\0\0', 'latin1');

const isMarkedAt = (bytes: Buffer, at: number): boolean =>
  marks.some((mark) => bytes.subarray(at, at + 4).equals(mark));

function startOf(bytes: Buffer): number | undefined {
  const isMarked = (at: number): boolean => isMarkedAt(bytes, at);
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

function read(reader: Reader, offset: number): ReadDirectory {
  const start = reader.from + offset;
  const said = reader.short(start);
  const count = Math.min(said, mostEntries);
  const entries = new Map<number, Entry>();
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    const size = sizes[reader.short(at + 2)];
    const values = reader.long(at + 4);
    if (!size) continue;
    const length = size * values;
    const place = length <= 4 ? at + 8 : reader.from + reader.long(at + 8);
    if (place + length > reader.bytes.length) continue;
    entries.set(reader.short(at), entryOf(reader, reader.short(at + 2), place, size, values));
  }
  const behind = start + 2 + said * 12;
  // The last one may end with what it says.
  const next = behind + 4 <= reader.bytes.length ? reader.long(behind) : 0;
  return { entries, next, isWhole: entries.size === said };
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
  if (type === 4 || type === 9 || type === 13) return reader.long(at);
  if (type === 5 || type === 10) return reader.long(at) / reader.long(at + 4);
  return reader.bytes.readUInt8(at);
}
