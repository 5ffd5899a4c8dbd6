/** A part of a file, from its first byte up to `end`. */
export interface Range {
  readonly from: number;
  readonly end: number;
}

/** What a HEIC says of its pictures beside them: the items of Exif, and those of XMP and the like (ISO/IEC 23008-12, annex A). */
export interface HeicItems {
  readonly exif: readonly Range[];
  readonly texts: readonly Range[];
}

const none: HeicItems = { exif: [], texts: [] };
const mostItems = 10_000;

/** Finds them. A file that is no HEIC has none, and neither has a damaged one. */
export function heicItems(bytes: Buffer): HeicItems {
  try {
    const meta = boxesIn(bytes, { from: 0, end: bytes.length }).get('meta');
    if (!meta || bytes.toString('latin1', 4, 8) !== 'ftyp') return none;
    const parts = boxesIn(bytes, { from: meta.from + 4, end: meta.end });
    const [names, places] = [parts.get('iinf'), parts.get('iloc')];
    if (!names || !places) return none;
    const types = typesOf(bytes, names);
    const found = placesOf(bytes, places, parts.get('idat')).filter(({ end }) => end <= bytes.length);
    const of = (type: string): Range[] => found.filter(({ item }) => types.get(item) === type);
    return { exif: of('Exif'), texts: of('mime') };
  } catch (error) {
    if (error instanceof RangeError) return none;
    throw error;
  }
}

/** The boxes of a part, by their type; of each type the first. */
function boxesIn(bytes: Buffer, { from, end }: Range): Map<string, Range> {
  const found = new Map<string, Range>();
  for (let at = from; at + 8 <= end;) {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said === 0 ? end - at : said;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) return found;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!found.has(type)) found.set(type, { from: at + head, end: at + size });
    at += size;
  }
  return found;
}

// The item information box (ISO/IEC 14496-12, 8.11.6).
function typesOf(bytes: Buffer, { from, end }: Range): Map<number, string> {
  const types = new Map<number, string>();
  const isShort = bytes[from] === 0;
  for (let at = from + (isShort ? 6 : 8); at + 8 <= end && types.size < mostItems;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    const version = bytes.readUInt8(at + 8);
    const item = version === 2 ? bytes.readUInt16BE(at + 12) : bytes.readUInt32BE(at + 12);
    const type = at + 12 + (version === 2 ? 4 : 6);
    if (version >= 2) types.set(item, bytes.toString('latin1', type, type + 4));
    at += size;
  }
  return types;
}

// The item location box (8.11.3): each item in one piece or in several, in the file or in the data of the box itself.
function placesOf(bytes: Buffer, { from }: Range, own: Range | undefined): (Range & { item: number })[] {
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
  const found: (Range & { item: number })[] = [];
  const wide = version < 2 ? 2 : 4;
  let read = 0;
  for (let items = Math.min(next(wide), mostItems); items > 0; items -= 1) {
    const item = next(wide);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2);
    const base = next(bases) + (method === 1 ? (own?.from ?? bytes.length) : 0);
    for (let pieces = next(2); pieces > 0; pieces -= 1) {
      next(indexes);
      const begin = base + next(offsets);
      const length = next(lengths);
      if (method < 2) found.push({ item, from: begin, end: begin + (length || bytes.length - begin) });
      // A piece may take no byte to say, and be said of no part of the file.
      if ((read += 1) > mostItems) return [];
    }
  }
  return found;
}
