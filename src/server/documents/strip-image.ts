import { heicItems } from './heic-items';
import { photoFacts } from './photo-facts';
import { readPages } from './tiff-directories';

/** Whether the bytes are one image of their kind from the first to its end. */
export function isWholeImage(bytes: Buffer, mimeType: string): boolean {
  return (mimeType === 'image/png' ? pngParts(bytes) : jpegParts(bytes)) !== undefined;
}

/**
 * An image without what it tells beside the picture: where and when it was taken, by what, and whatever follows its end. Which way up
 * it stands, and its colours, stay. A kind that has no parts to leave out has them blotted out instead. Undefined where it cannot be read whole,
 * so that nobody knows what else it tells.
 */
export function stripImage(bytes: Buffer, mimeType: string): Buffer | undefined {
  if (mimeType === 'image/png') return joined(pngParts(bytes));
  if (mimeType === 'image/jpeg') return joined(jpegParts(bytes, photoFacts(bytes).orientation));
  return mimeType === 'image/tiff' ? blottedTiff(bytes) : blottedHeic(bytes);
}

const joined = (parts: Buffer[] | undefined): Buffer | undefined => parts && Buffer.concat(parts);

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

// JPEG (ITU T.81 B.1): segments with a marker each; after the start of a scan, data up to the next marker that is no restart.
function jpegParts(bytes: Buffer, orientation?: number): Buffer[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2), ...(orientation ? [orientationSegment(orientation)] : [])];
  for (let at = 2; at + 4 <= bytes.length + 2;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...parts, bytes.subarray(at, at + 2)];
    if (marker === undefined || at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (next === undefined) return undefined;
    if (isPicture(marker, bytes, at)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

// Application segments tell about the picture, but for those that say how its colours are meant; comments are words.
function isPicture(marker: number, bytes: Buffer, at: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0 || marker === 0xee) return true;
  return marker === 0xe2 && bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
}

function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const marker = bytes[at + 1] ?? 0;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return at;
  }
  return undefined;
}

/** An Exif segment that says which way up, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const directory = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  directory.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const shownChunks = new Set(['cHRM', 'gAMA', 'iCCP', 'sRGB', 'sBIT', 'bKGD', 'pHYs', 'tRNS']);

// PNG: chunks of a length, a name, data and a sum; a name that begins with a capital is needed to draw the picture.
function pngParts(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return undefined;
    if (at === 8 && name !== 'IHDR') return undefined;
    if (/^[A-Z]/.test(name) || shownChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const times = [0x0132, 0x9003, 0x9004];
/** XMP, IPTC, what a program adds and what a maker does: whatever stands there may say where, and nobody draws by it. */
const notes = [0x02bc, 0x83bb, 0x8649, 0x927c];

function blottedTiff(bytes: Buffer): Buffer | undefined {
  const pages = readPages(bytes);
  if (!pages) return undefined;
  const copy = Buffer.from(bytes);
  for (const { main, exif, place } of pages) {
    const tags = [...times, ...notes];
    const told = [main, exif].flatMap((directory) => tags.flatMap((tag) => directory.get(tag) ?? []));
    for (const { at, length } of [...place.values(), ...told]) copy.fill(0, at, at + length);
  }
  return copy;
}

/** An Exif of no entry, behind the four bytes that say where in its item it begins. */
const emptyExif = Buffer.from('000000004d4d002a00000008' + '000000000000', 'hex');

function blottedHeic(bytes: Buffer): Buffer | undefined {
  const { exif, texts, rest, isWhole } = heicItems(bytes);
  if (!isWhole) return undefined;
  const copy = Buffer.from(bytes);
  for (const { from, end } of texts) copy.fill(' ', from, end);
  for (const { from, end } of exif) {
    copy.fill(0, from, end);
    if (end - from >= emptyExif.length) emptyExif.copy(copy, from);
  }
  if (rest) copy.fill(0, rest.from, rest.end);
  return copy;
}
