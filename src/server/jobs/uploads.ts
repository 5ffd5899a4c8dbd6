import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { UploadedFile } from '../storage/uploaded-file';
import type { Settings } from '../settings';
import { checkWorkbook } from '../spreadsheets/check-workbook';
import { encodingOf } from '../spreadsheets/encoding-of';
import type { SheetFormat } from '../spreadsheets/read-rows';
import { receiveFile } from '../storage/receive-file';
import { shownName } from '../storage/shown-name';

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
 * @throws Problem WRONG_TYPE for what is neither a workbook nor text in UTF-8 or Windows-1252, TOO_LARGE.
 */
export function keepUpload(settings: Settings, jobId: string, upload: UploadedFile): Promise<Kept> {
  const file = uploadPath(settings, jobId);
  return receiveFile(file, upload, sentence('documents.spreadsheetLargerThan100MB'), async (draft) => ({
    fileName: shownName(upload.fileName),
    format: await formatOf(draft.path, upload.fileName),
    hash: draft.sha256,
  }));
}

export async function dropUpload(settings: Settings, jobId: string): Promise<void> {
  await rm(uploadPath(settings, jobId), { force: true });
}

async function formatOf(file: string, fileName: string): Promise<SheetFormat> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  await handle.close();
  const isZip = bytesRead === 4 && buffer.equals(Buffer.from('PK\x03\x04', 'latin1'));
  const extension = path.extname(fileName).toLowerCase();
  if (isZip ? extension !== '.xlsx' : !['.csv', '.txt', '.tsv'].includes(extension)) throw wrongType();
  if (isZip) await checkWorkbook(file);
  else if (!(await encodingOf(file))) throw wrongType();
  return isZip ? 'xlsx' : 'csv';
}

function wrongType(): Problem {
  return new Problem('WRONG_TYPE', { message: sentence('documents.sendCSVUTF8Excel') });
}
