import { readFile, open } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { isText } from '../spreadsheets/check-text';
import { checkWorkbook } from '../spreadsheets/check-workbook';
import type { Draft } from '../storage/receive-file';
import { checkPdf } from './check-pdf';
import { beginsAs, fileKinds, kindByExtension } from './file-kinds';
import type { FileKind, FileKindName } from './file-kinds';
import { photoFacts } from './photo-facts';
import type { PhotoFacts } from './photo-facts';
import { mostPixels, pixelsOf } from './picture-size';
import { isWholeImage } from './strip-image';

export const largestPhoto = 25 * 1_048_576;
const edge = 65_536;

/** What the bytes of a file say that it is. */
export interface Content {
  readonly mimeType: string;
  readonly photo: PhotoFacts;
  /** The last day, `YYYY-MM-DD`, on which what wrote it says that it did so. */
  readonly writtenOn?: string;
}

/**
 * Holds an uploaded file to what is taken: its bytes and its ending say the same, it is nothing else besides, it does nothing to
 * who opens it, and a photo is no larger than 25 MB and 200 million pixels.
 * @throws Problem WRONG_TYPE or TOO_LARGE
 */
export async function checkContent(draft: Draft, fileName: string): Promise<Content> {
  const name = kindByExtension(path.extname(fileName).slice(1).toLowerCase());
  if (!name) throw notTaken();
  const kind: FileKind = fileKinds[name];
  const { head, tail } = await readEdges(draft);
  if (draft.sizeBytes === 0 || !beginsAs(kind, head)) throw notWhatItSays();
  if (kind.photo && draft.sizeBytes > largestPhoto)
    throw new Problem('TOO_LARGE', { message: sentence('documents.photoMost25MB') });
  if (isSomethingElse(name, head, tail)) throw notWhatItSays();
  const writtenOn = await wholeChecks[name]?.(draft, head, tail);
  if (!kind.photo) return { mimeType: kind.mimeType, photo: {}, ...(writtenOn && { writtenOn }) };
  const bytes = await readFile(draft.path);
  if (pixelsOf(bytes, kind.mimeType) > mostPixels)
    throw new Problem('TOO_LARGE', { message: sentence('documents.photoMost200Megapixels') });
  const photo = photoFacts(bytes);
  return { mimeType: kind.mimeType, photo, ...(photo.taken && { writtenOn: photo.taken.wall.slice(0, 10) }) };
}

function notTaken(): Problem {
  return new Problem('WRONG_TYPE', {
    message: sentence('documents.sendPDFJPGPNGHEIC'),
  });
}

function notWhatItSays(): Problem {
  return new Problem('WRONG_TYPE', { message: sentence('documents.fileNotWhatNameSays') });
}

async function readEdges({ path: file, sizeBytes }: Draft): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(file);
  const length = Math.min(edge, sizeBytes);
  const head = await handle.read(Buffer.alloc(length), 0, length, 0);
  const tail = await handle.read(Buffer.alloc(length), 0, length, sizeBytes - length);
  await handle.close();
  return { head: head.buffer, tail: tail.buffer };
}

const pages = /<(?:!doctype\s+html|html|script|svg\s|iframe|\?php)/i;
const ends = Buffer.from('PK\x05\x06', 'latin1');
const packed: readonly FileKindName[] = ['docx', 'xlsx'];
const letters: readonly FileKindName[] = ['eml'];

// A file that two programs read in two ways: an image that is also a page, a PDF that is also an archive.
function isSomethingElse(name: FileKindName, head: Buffer, tail: Buffer): boolean {
  if (letters.includes(name)) return false;
  const text = `${head.toString('latin1')}\n${tail.toString('latin1')}`;
  if (name !== 'pdf' && text.includes('%PDF-')) return true;
  // Within what is packed every pattern comes by chance one day; its parts are looked at one by one.
  if (packed.includes(name)) return false;
  return pages.test(text) || tail.includes(ends);
}

/** Looks at all of a file, and answers the last day on which it was written where it says so. */
type WholeCheck = (draft: Draft, head: Buffer, tail: Buffer) => Promise<string | undefined | void>;

const wholeChecks: { readonly [N in FileKindName]?: WholeCheck } = {
  pdf: async ({ path: file }, __, tail) => {
    if (!tail.subarray(-2048).includes('%%EOF')) throw notWhatItSays();
    return checkPdf(file);
  },
  jpeg: async ({ path: file }) => {
    if (!isWholeImage(await readFile(file), 'image/jpeg')) throw notWhatItSays();
  },
  png: async ({ path: file }) => {
    if (!isWholeImage(await readFile(file), 'image/png')) throw notWhatItSays();
  },
  xlsx: ({ path: file }) => checkWorkbook(file),
  docx: ({ path: file }) => checkWorkbook(file, 'word/document.xml'),
  csv: async ({ path: file }, head) => {
    if (!(await isText(file)) || /^\s*</.test(head.toString('utf8'))) throw notWhatItSays();
  },
  eml: async (_, head) => {
    const [lines = ''] = head.toString('latin1').split(/\r?\n\r?\n/);
    const named = /^(from|received|date|subject|mime-version|return-path|delivered-to|message-id):/im;
    if (head.includes(0) || !/^[\x21-\x39\x3b-\x7e]+:/.test(lines) || !named.test(lines))
      throw notWhatItSays();
  },
};
