/** The most pixels of a picture: a larger one fills gigabytes once it is drawn, however few bytes it is sent in. */
export const mostPixels = 200_000_000;

type Reader = (bytes: Buffer) => readonly number[];

const readers: Readonly<Record<string, Reader>> = {
  'image/png': (bytes) => [bytes.readUInt32BE(16) * bytes.readUInt32BE(20)],
  'image/jpeg': jpegPixels,
  'image/heic': heicPixels,
  'image/tiff': tiffPixels,
};

/** How many pixels the largest picture of a file says that it has; 0 where it says nothing that can be read. */
export function pixelsOf(bytes: Buffer, mimeType: string): number {
  try {
    return Math.max(0, ...(readers[mimeType]?.(bytes) ?? []));
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

const noFrame = new Set([0xc4, 0xc8, 0xcc]);

function jpegPixels(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at + 1] !== 0xda;) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // A height of 0 is said after the picture only, and may be any.
    if (marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker) && at + 9 <= bytes.length)
      found.push((bytes.readUInt16BE(at + 5) || 65_535) * bytes.readUInt16BE(at + 7));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return found;
}

// Every item that is drawn, a grid of tiles too, has a box of its size (ISO/IEC 23008-12, 6.5.3).
function heicPixels(bytes: Buffer): number[] {
  const mark = Buffer.from('ispe\0\0\0\0', 'latin1');
  const found: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(mark, at + 8))
    found.push(bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12));
  return found;
}

function tiffPixels(bytes: Buffer): number[] {
  const little = bytes[0] === 0x49;
  const short = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const found: number[] = [];
  const seen = new Set<number>();
  for (let page = long(4); page > 0 && page + 2 <= bytes.length && !seen.has(page);) {
    seen.add(page);
    const end = page + 2 + short(page) * 12;
    const sides = [0, 0];
    for (let at = page + 2; at + 12 <= Math.min(end, bytes.length); at += 12) {
      const side = short(at) - 0x0100;
      if (side === 0 || side === 1) sides[side] = short(at + 2) === 3 ? short(at + 8) : long(at + 8);
    }
    found.push((sides[0] ?? 0) * (sides[1] ?? 0));
    page = end + 4 <= bytes.length ? long(end) : 0;
  }
  return found;
}
