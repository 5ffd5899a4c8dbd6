import { readFile } from 'node:fs/promises';
import { createInflate } from 'node:zlib';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { documentActs } from '../spreadsheets/document-acts';

/** What the streams of one PDF may unpack to, in bytes; a larger one is refused. */
const mostUnpacked = 300 * 1_048_576;
const mostStreams = 100_000;
const piece = 1_048_576;
/** Small, so that what was looked at is let go as fast as it comes. */
const unpackedPiece = 65_536;
/** A name that is cut by the end of a piece stands whole at the beginning of the next. */
const overlap = 200;

// Scripts, programs to start, and files within the file, by the names without which no reader runs or shows them (ISO 32000-2, 7.11.4,
// 12.6.4, 13.7). A name ends where something else begins.
const acting =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|GoToE)(?=[\s\0()<>[\]{}/%]|$)|\/EF\s*(?:<<|\d+\s+\d+\s+R)/;
const slash = 0x2f;
const encrypted = /\/Encrypt(?=[\s\0()<>[\]{}/%]|$)/;

/**
 * Holds a PDF to what a document is: nothing in it runs, starts a program or is a file of its own. Looked for in all that it says plainly and in
 * all that it has packed; what cannot be looked into is refused.
 * @throws Problem WRONG_TYPE, and TOO_LARGE where it unpacks to more than is looked through at once
 */
export async function checkPdf(file: string): Promise<void> {
  const bytes = await readFile(file);
  const isLocked = someText(bytes, (text) => {
    if (acting.test(text)) throw documentActs();
    return encrypted.test(text);
  });
  let unpacked = 0;
  let streams = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    if (++streams > mostStreams) throw documentActs();
    const said = plain(bytes.toString('latin1', Math.max(0, at - 2000), at));
    const entries = said.slice(said.lastIndexOf(' obj') + 1);
    const holdsObjects = /\/ObjStm(?![A-Za-z])/.test(entries);
    if (holdsObjects && (isLocked || isPackedOddly(entries))) throw documentActs();
    const from = at + 6 + (/^\r?\n?/.exec(bytes.toString('latin1', at + 6, at + 8))?.[0].length ?? 0);
    if (isDeflated(bytes, from)) unpacked += await unpack(bytes.subarray(from), mostUnpacked - unpacked);
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

function someText(bytes: Buffer, is: (text: string) => boolean): boolean {
  let found = false;
  for (let from = 0; from < bytes.length; from += piece)
    found = is(plain(bytes.toString('latin1', Math.max(0, from - overlap), from + piece))) || found;
  return found;
}

/** How much a stream unpacks to, once all of it is looked at. It ends where its own end says; what is damaged is read as far as it goes. */
async function unpack(packed: Buffer, most: number): Promise<number> {
  const stream = createInflate({ chunkSize: unpackedPiece });
  const ended = new Promise<void>((resolve) => {
    stream.once('close', resolve);
    stream.once('error', () => resolve());
  });
  let length = 0;
  let end = '';
  try {
    stream.end(packed);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw tooMuch();
      // A name begins with a slash: what is packed and has none is passed over.
      if (!end.includes('/') && !chunk.includes(slash)) {
        end = '';
        continue;
      }
      const text = plain(end + chunk.toString('latin1'));
      if (acting.test(text)) throw documentActs();
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
