import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { checkRelations, isActingPart } from './check-relations';
import { documentActs } from './document-acts';

export const workbookLimits = { entries: 2_000, unpacked: 300 * 1_048_576, ratio: 200 } as const;
/** Below this size a high ratio harms nobody: short sheets of one repeated word have it. */
const freeSize = 20 * 1_048_576;
const mostRelations = 4 * 1_048_576;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/**
 * Looks at a workbook before anything of it is unpacked into memory: how many parts, how large they say they are; then unpacks
 * each once, keeping nothing, and holds them to what they said. Entities have no place in a workbook, and macros none in a document, nor
 * has what another program would run or what is fetched from elsewhere as it is opened.
 * A text document is packed the same way around another `part`.
 * @throws Problem WRONG_TYPE where it is no workbook, TOO_LARGE where it would unpack to too much.
 */
export async function checkWorkbook(file: string, part = 'xl/workbook.xml'): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const entries = await readDirectory(handle, size);
    if (!entries.some(({ name }) => name === part)) throw noWorkbook();
    if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw noWorkbook();
    if (entries.some(({ name }) => isActingPart(name))) throw documentActs();
    const unpacked = entries.reduce((total, entry) => total + entry.unpacked, 0);
    if (unpacked > workbookLimits.unpacked || (unpacked > freeSize && unpacked / size > workbookLimits.ratio))
      throw tooLarge();
    for (const entry of entries) await checkEntry(handle, file, entry, size);
  } finally {
    await handle.close();
  }
}

function noWorkbook(): Problem {
  return new Problem('WRONG_TYPE', { message: sentence('documents.notWorkbookXlsxCanRead') });
}

function tooLarge(): Problem {
  return new Problem('TOO_LARGE', { message: sentence('documents.workbookUnpacksMoreThanTaken') });
}

async function read(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, from);
  if (bytesRead !== length) throw noWorkbook();
  return buffer;
}

const endMark = Buffer.from('PK\x05\x06');
const endLength = 22;

async function readDirectory(handle: FileHandle, size: number): Promise<Entry[]> {
  const tailLength = Math.min(size, endLength + 65_535);
  const tail = await read(handle, size - tailLength, tailLength);
  const at = tail.lastIndexOf(endMark);
  if (at < 0 || at + endLength > tail.length) throw noWorkbook();
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const from = tail.readUInt32LE(at + 16);
  if (count > workbookLimits.entries) throw tooLarge();
  if (from + length > size) throw noWorkbook();
  const directory = await read(handle, from, length);
  const entries: Entry[] = [];
  let next = 0;
  while (next + 46 <= directory.length && entries.length <= count) {
    if (directory.readUInt32LE(next) !== 0x02014b50) throw noWorkbook();
    const nameLength = directory.readUInt16LE(next + 28);
    entries.push({
      name: directory.toString('utf8', next + 46, next + 46 + nameLength),
      method: directory.readUInt16LE(next + 10),
      packed: directory.readUInt32LE(next + 20),
      unpacked: directory.readUInt32LE(next + 24),
      offset: directory.readUInt32LE(next + 42),
    });
    // The lowest bit says that a part is encrypted; no part of a plain workbook is.
    if (directory.readUInt16LE(next + 8) & 1) throw noWorkbook();
    next += 46 + nameLength + directory.readUInt16LE(next + 30) + directory.readUInt16LE(next + 32);
  }
  if (entries.length !== count || next !== directory.length) throw noWorkbook();
  return entries;
}

async function checkEntry(handle: FileHandle, file: string, entry: Entry, size: number): Promise<void> {
  const head = await read(handle, entry.offset, 30);
  if (head.readUInt32LE(0) !== 0x04034b50) throw noWorkbook();
  const from = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (from + entry.packed > size || (entry.method !== 0 && entry.method !== 8)) throw noWorkbook();
  if (entry.packed === 0) return;
  const packed = createReadStream(file, { start: from, end: from + entry.packed - 1 });
  const stream = entry.method === 8 ? packed.pipe(createInflateRaw()) : packed;
  packed.on('error', (error) => stream.destroy(error));
  const isRelations = /\.rels$/i.test(entry.name);
  let unpacked = 0;
  let end = '';
  let relations = '';
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > entry.unpacked) throw tooLarge();
      const text = end + chunk.toString('latin1');
      if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw noWorkbook();
      end = text.slice(-10);
      if (isRelations) relations += chunk.toString('latin1');
      if (relations.length > mostRelations) throw tooLarge();
    }
    checkRelations(relations);
  } catch (error) {
    throw error instanceof Problem ? error : noWorkbook();
  } finally {
    stream.destroy();
    packed.destroy();
  }
}
