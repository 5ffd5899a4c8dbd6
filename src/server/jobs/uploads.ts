import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { UploadedFile } from '../storage/uploaded-file';
import type { Settings } from '../settings';
import { checkWorkbook } from '../spreadsheets/check-workbook';
import { encodingOf } from '../spreadsheets/encoding-of';
import type { Sealer } from '../sealing/sealer';
import type { SheetFormat } from '../spreadsheets/read-rows';
import type { SheetBytes } from '../spreadsheets/sheet-bytes';
import { draftEnding, keepFile, receiveDraft } from '../storage/receive-file';
import { shownName } from '../storage/shown-name';

/** An uploaded spreadsheet as it was kept. `hash`: SHA-256 of its bytes. */
export interface Kept {
  readonly fileName: string;
  readonly format: SheetFormat;
  readonly hash: string;
}

/** What uploads are kept with. */
export interface Keeping {
  readonly settings: Settings;
  readonly sealer: Sealer;
}

const folderOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'uploads');

/** Where the spreadsheet of a job lies, sealed. The name that it came with is not part of it. */
export function uploadPath(settings: Pick<Settings, 'dataDir'>, jobId: string): string {
  return path.join(folderOf(settings), jobId);
}

const placeOf = (jobId: string): string => `upload.${jobId}`;

/** What the spreadsheet of a job holds, as often as it is read. */
export const uploadBytes =
  ({ settings, sealer }: Keeping, jobId: string): SheetBytes =>
  () =>
    sealer.files.read(uploadPath(settings, jobId), placeOf(jobId));

/**
 * Keeps an uploaded spreadsheet for a job: whole, sealed and on the disk, or not at all. What it is, its bytes say; in clear they lie only
 * until these are looked at.
 * @throws Problem WRONG_TYPE for what is neither a workbook nor text in UTF-8 or Windows-1252, TOO_LARGE.
 */
export function keepUpload(keeping: Keeping, jobId: string, upload: UploadedFile): Promise<Kept> {
  const clear = `${uploadPath(keeping.settings, jobId)}.clear${draftEnding}`;
  return receiveDraft(clear, upload, sentence('documents.spreadsheetLargerThan100MB'), async (draft) => {
    const format = await formatOf(draft.path, upload.fileName);
    await keepSealed(keeping, jobId, createReadStream(draft.path));
    return { fileName: shownName(upload.fileName), format, hash: draft.sha256 };
  });
}

async function keepSealed(
  { settings, sealer }: Keeping,
  jobId: string,
  from: AsyncIterable<Buffer>,
  since?: Date,
): Promise<void> {
  const file = uploadPath(settings, jobId);
  // Hosts that share the folder may seal the same one at once.
  const draft = `${file}.${randomBytes(4).toString('hex')}${draftEnding}`;
  try {
    await sealer.files.write(from, draft, placeOf(jobId));
    if (since) await utimes(draft, since, since);
    await keepFile(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Seals with the newest key what lies among the uploads in clear or under an older one. What is sealed anew is as old as it was; what
 * cannot be read, or is gone meanwhile, is told to `failed` and keeps no host from starting.
 */
export async function sealUploads(keeping: Keeping, failed: (error: unknown) => void): Promise<void> {
  const names = await readdir(folderOf(keeping.settings)).catch(() => []);
  for (const name of names.filter((one) => !one.endsWith(draftEnding)))
    await sealAnew(keeping, name).catch(failed);
}

async function sealAnew(keeping: Keeping, jobId: string): Promise<void> {
  const { files } = keeping.sealer;
  const file = uploadPath(keeping.settings, jobId);
  if (await files.isCurrent(file)) return;
  const { mtime } = await stat(file);
  await keepSealed(keeping, jobId, files.read(file, placeOf(jobId)), mtime);
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
