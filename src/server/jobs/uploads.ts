import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#contract/problems';
import type { UploadedFile } from '../request/work';
import type { Settings } from '../settings';
import { checkWorkbook } from '../spreadsheets/check-workbook';
import type { SheetFormat } from '../spreadsheets/read-rows';

/** An uploaded spreadsheet as it was kept. `hash`: SHA-256 of its bytes. */
export interface Kept {
  readonly fileName: string;
  readonly format: SheetFormat;
  readonly hash: string;
}

/** Where the spreadsheet of a job lies. The name that it came with is not part of it. */
export function uploadPath(settings: Pick<Settings, 'dataDir'>, jobId: string): string {
  return path.join(settings.dataDir, 'uploads', jobId);
}

/**
 * Keeps an uploaded spreadsheet for a job: whole and on the disk, or not at all. What it is, its bytes say.
 * @throws Problem WRONG_TYPE for what is neither a workbook nor text in UTF-8, TOO_LARGE.
 */
export async function keepUpload(settings: Settings, jobId: string, upload: UploadedFile): Promise<Kept> {
  const file = uploadPath(settings, jobId);
  const draft = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(upload.stream, hashing, createWriteStream(draft, { mode: 0o600 }));
    if (!upload.isWhole())
      throw new Problem('TOO_LARGE', { message: 'The spreadsheet is larger than 100 MB.' });
    const format = await formatOf(draft, upload.fileName);
    await toDisk(draft);
    await rename(draft, file);
    return { fileName: shownName(upload.fileName), format, hash: hash.digest('hex') };
  } catch (error) {
    upload.stream.resume();
    await rm(draft, { force: true });
    throw error;
  }
}

export async function dropUpload(settings: Settings, jobId: string): Promise<void> {
  await rm(uploadPath(settings, jobId), { force: true });
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

async function formatOf(file: string, fileName: string): Promise<SheetFormat> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  await handle.close();
  const isZip = bytesRead === 4 && buffer.equals(Buffer.from('PK\x03\x04', 'latin1'));
  const extension = path.extname(fileName).toLowerCase();
  if (isZip ? extension !== '.xlsx' : !['.csv', '.txt', '.tsv'].includes(extension)) throw wrongType();
  if (isZip) await checkWorkbook(file);
  else await checkText(file);
  return isZip ? 'xlsx' : 'csv';
}

function wrongType(): Problem {
  return new Problem('WRONG_TYPE', { message: 'Send a CSV in UTF-8 or an Excel workbook (.xlsx).' });
}

async function checkText(file: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) throw wrongType();
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw wrongType();
    throw error;
  }
}

// The name is shown in history and as a download's name: one short line of plain characters, and no path.
function shownName(fileName: string): string {
  const name = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return (
    name
      .replace(/[\p{C}"<>|?*:]/gu, '')
      .trim()
      .slice(0, 100) || 'upload'
  );
}
