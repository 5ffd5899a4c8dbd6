import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createInflate } from 'node:zlib';
import type { Inflate } from 'node:zlib';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { documentActs } from '../spreadsheets/document-acts';
import { lastDayWritten } from './written-day';

/** What the streams of one PDF may unpack to, in bytes; a larger one is refused. */
const mostUnpacked = 300 * 1_048_576;
const mostStreams = 100_000;
const piece = 1_048_576;
/** Small, so that what was looked at is let go as fast as it comes. */
const unpackedPiece = 65_536;
const readPiece = 65_536;
/** A name that is cut by the end of a piece stands whole at the beginning of the next. */
const overlap = 200;
/** What has to be in sight of the word that begins a stream: the entries before it, and the first bytes of what is packed. */
const around = { before: 2000, after: 16 } as const;

// Scripts, forms that carry scripts of their own, programs to start, and files within the file, by the names without which no reader runs or shows them (ISO 32000-2, 7.11.4,
// 12.6.4, 13.7). A name ends where something else begins. Three letters and an end stand by chance in a large scan: what follows them has to be a value, or room for one.
const acting =
  /\/XFA(?:[\s\0]{0,8}[[%]|[\s\0]{1,8}\d|[\s\0]{9})|\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|GoToE)(?=[\s\0()<>[\]{}/%]|$)|\/EF\s*(?:<<|\d+\s+\d+\s+R)/;
const slash = 0x2f;
const encrypted = /\/Encrypt(?=[\s\0()<>[\]{}/%]|$)/;

/**
 * Holds a PDF to what a document is: nothing in it runs, starts a program or is a file of its own. Looked for in all that it says plainly and in
 * all that it has packed; what cannot be looked into is refused. It is read piece by piece, and never held whole.
 * Answers the last day on which it was written, as far as its program says so.
 * @throws Problem WRONG_TYPE, and TOO_LARGE where it unpacks to more than is looked through at once
 */
export async function checkPdf(file: string): Promise<string | undefined> {
  const handle = await open(file);
  let writtenOn: string | undefined;
  const look = (text: string): void => {
    if (acting.test(text)) throw documentActs();
    writtenOn = lastDayWritten(text, writtenOn);
  };
  try {
    await checkPacked(handle, await isEncrypted(handle, look), look);
  } finally {
    await handle.close();
  }
  return writtenOn;
}

/** Looks at a piece of what a PDF says. */
type Look = (text: string) => void;

/** Looks through what a PDF says plainly, and tells whether it is locked. */
async function isEncrypted(handle: FileHandle, look: Look): Promise<boolean> {
  let isLocked = false;
  for await (const { bytes, end } of piecesOf(handle, { before: overlap, after: 0 })) {
    const text = plain(bytes.toString('latin1', 0, end));
    look(text);
    isLocked ||= encrypted.test(text);
  }
  return isLocked;
}

async function checkPacked(handle: FileHandle, isLocked: boolean, look: Look): Promise<void> {
  let unpacked = 0;
  let streams = 0;
  for await (const { bytes, first, own, end } of piecesOf(handle, around)) {
    for (let at = bytes.indexOf('stream', own); at >= 0 && at < end; at = bytes.indexOf('stream', at + 6)) {
      if (bytes.toString('latin1', at - 3, at) === 'end') continue;
      if (++streams > mostStreams) throw documentActs();
      const said = plain(bytes.toString('latin1', Math.max(0, at - around.before), at));
      const entries = said.slice(said.lastIndexOf(' obj') + 1);
      const holdsObjects = /\/ObjStm(?![A-Za-z])/.test(entries);
      if (holdsObjects && (isLocked || isPackedOddly(entries))) throw documentActs();
      const from = at + 6 + (/^\r?\n?/.exec(bytes.toString('latin1', at + 6, at + 8))?.[0].length ?? 0);
      if (!isDeflated(bytes, from)) continue;
      const packed = { there: bytes.subarray(from), handle, next: first + bytes.length };
      unpacked += await unpack(packed, mostUnpacked - unpacked, look);
    }
  }
}

/** A piece of a file in the `bytes` around it: its `own` begin and `end` there; `first` is where the bytes stand in the file. */
interface Piece {
  readonly bytes: Buffer;
  readonly first: number;
  readonly own: number;
  readonly end: number;
}

/** A file piece by piece, each with what stands before and after it. All lie in the same memory: one stands until the next is asked for. */
async function* piecesOf(
  handle: FileHandle,
  { before, after }: { readonly before: number; readonly after: number },
): AsyncGenerator<Piece> {
  const room = Buffer.allocUnsafe(before + piece + after);
  for (let from = 0; ; from += piece) {
    const first = Math.max(0, from - before);
    const own = from - first;
    const { bytesRead } = await handle.read(room, 0, own + piece + after, first);
    if (bytesRead <= own) return;
    yield { bytes: room.subarray(0, bytesRead), first, own, end: Math.min(own + piece, bytesRead) };
  }
}

const tooMuch = (): Problem =>
  new Problem('TOO_LARGE', { message: sentence('documents.pdfUnpacksMoreThanTaken') });

/** A name may be written in numbers: `/J#61vaScript`. */
const plain = (text: string): string =>
  !text.includes('#')
    ? text
    : text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

// Objects in a stream are packed by deflate, and by nothing more, wherever a program wrote them.
function isPackedOddly(entries: string): boolean {
  if (/\/Predictor\s*(?!1\b)/.test(entries)) return true;
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/.exec(entries)?.[1];
  return filter !== undefined && !/^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filter);
}

function isDeflated(bytes: Buffer, at: number): boolean {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/** What is packed from a place in a file on: what is `there` of it already, and the rest of the file from `next` on. */
interface Packed {
  readonly there: Buffer;
  readonly handle: FileHandle;
  readonly next: number;
}

/** Gives a stream what is packed, piece by piece, for as long as it takes it. */
async function feed(stream: Inflate, { there, handle, next }: Packed): Promise<void> {
  const isTaken = (bytes: Buffer): Promise<boolean> =>
    new Promise((resolve) =>
      stream.write(bytes, (error) => resolve(!error && !stream.destroyed && !stream.readableEnded)),
    );
  if (!(await isTaken(there))) return;
  const room = Buffer.allocUnsafe(readPiece);
  for (let at = next; ;) {
    const { bytesRead } = await handle.read(room, 0, readPiece, at);
    if (bytesRead === 0) return void stream.end();
    at += bytesRead;
    if (!(await isTaken(room.subarray(0, bytesRead)))) return;
  }
}

/** How much is packed from a place on, once all of it is looked at. */
async function unpack(packed: Packed, most: number, look: Look): Promise<number> {
  const stream = createInflate({ chunkSize: unpackedPiece });
  stream.end(packed.there);
  const length = await lookThrough(stream, most, look);
  if (stream.bytesWritten < packed.there.length) return length;
  // It does not end within what is there: it is begun anew, and fed for as long as it goes on.
  const long = createInflate({ chunkSize: unpackedPiece });
  const fed = feed(long, packed);
  try {
    return await lookThrough(long, most, look);
  } finally {
    await fed;
  }
}

/** How much a stream unpacks to. It ends where its own end says; what is damaged is read as far as it goes. */
async function lookThrough(stream: Inflate, most: number, look: Look): Promise<number> {
  const ended = new Promise<void>((resolve) => {
    stream.once('close', resolve);
    stream.once('error', () => resolve());
  });
  let length = 0;
  let end = '';
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw tooMuch();
      // A name begins with a slash: what is packed and has none is passed over.
      if (!end.includes('/') && !chunk.includes(slash)) {
        end = '';
        continue;
      }
      const text = plain(end + chunk.toString('latin1'));
      look(text);
      end = text.slice(-overlap);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
  } finally {
    stream.destroy();
    await ended;
  }
  return length;
}
