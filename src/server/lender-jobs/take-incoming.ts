import { sql } from 'kysely';
import { amountOf } from '#contract/money/cents';
import { Problem } from '#contract/problems';
import type { ProblemCode } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { DropFolder } from '../integrations/drop-folder/port';
import { queueJob } from '../jobs/job-row';
import { dropUpload, keepUpload, uploadBytes } from '../jobs/uploads';
import type { Kept } from '../jobs/uploads';
import { inTransaction } from '../request/in-transaction';
import type { RequestContext } from '../request/context';
import type { UploadedFile } from '../storage/uploaded-file';
import { readControlTotals } from './control-totals';
import { hashed, hashOf } from './hashed';
import type { LenderInput } from './lender-input';
import type { Lender } from './lender-of';

/** What became of one file of a lender: the job that works it, or why there is none. */
export interface Taken {
  readonly fileName: string;
  readonly jobId: string | null;
  readonly rows: number;
  readonly balance: string;
  readonly why: Sentence | null;
}

interface Outcome {
  readonly told: Taken;
  readonly isWrong: boolean;
}

const unreadable: ReadonlySet<ProblemCode> = new Set(['WRONG_TYPE', 'TOO_LARGE', 'INVALID']);

/**
 * Takes what lies in a lender's drop folder. A file is taken once, whatever it is called and however many hosts look: its bytes are noted
 * with the job that works them. One that does not add up is put aside, and nothing of it is applied. `dryRun` only checks, and leaves
 * everything where it is.
 */
export async function takeFolder(
  context: RequestContext,
  lender: Lender,
  folder: DropFolder,
  dryRun: boolean,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { name } of await folder.waiting()) {
    const jobId = newId(context.now.getTime());
    const found = await folder.read(name);
    if (!found) continue;
    const { stream, hash } = hashed(found);
    const upload = { fileName: name, stream, isWhole: () => true };
    const { told, isWrong } = await takeUpload(context, lender, jobId, upload, dryRun);
    taken.push(told);
    // Another may have been left under its name meanwhile: that one is for the next look.
    if (dryRun || (await hashOf(folder, name)) !== hash()) continue;
    await folder.move(name, isWrong ? 'review' : 'done', jobId.slice(-8));
  }
  return taken;
}

/** The same of one file as it comes. What no spreadsheet can be read of is as wrong as what does not add up. */
async function takeUpload(
  context: RequestContext,
  lender: Lender,
  jobId: string,
  upload: UploadedFile,
  dryRun: boolean,
): Promise<Outcome> {
  const { settings } = context.app;
  try {
    return await takeKept(context, lender, jobId, await keepUpload(context.app, jobId, upload), dryRun);
  } catch (error) {
    if (!(error instanceof Problem && unreadable.has(error.code))) throw error;
    await dropUpload(settings, jobId);
    const nothing = { fileName: upload.fileName, jobId: null, rows: 0, balance: amountOf(0) };
    return { told: { ...nothing, why: error.sentence }, isWrong: true };
  }
}

/** The same of one file that is kept for a job already. */
export async function takeKept(
  context: RequestContext,
  { lender, clientId }: Lender,
  jobId: string,
  { fileName, format, hash }: Kept,
  dryRun: boolean,
): Promise<Outcome> {
  const { settings } = context.app;
  const { header, rows, balance, problem } = await readControlTotals(uploadBytes(context.app, jobId));
  const seen = { fileName, rows, balance };
  if (problem) {
    await dropUpload(settings, jobId);
    return { told: { ...seen, jobId: null, why: problem }, isWrong: true };
  }
  const input: LenderInput = { upload: jobId, fileName, format, header, dryRun, lender, clientId, rows };
  const before = await inTransaction(context, async (context) => {
    const earlier = dryRun ? undefined : await noteTaken(context.db, lender, hash, { fileName, jobId });
    if (earlier === undefined) await queueJob(context, context.caller, { _id: jobId, kind: 'lender', input });
    return { body: { earlier: earlier ?? null } };
  });
  const { earlier } = before.body;
  if (earlier === null) return { told: { ...seen, jobId, why: null }, isWrong: false };
  await dropUpload(settings, jobId);
  const why = sentence('documents.takenBefore', { name: earlier });
  return { told: { ...seen, jobId: null, why }, isWrong: false };
}

/** Notes that a file is taken. Answers as what it was taken before, where it was. */
async function noteTaken(
  db: RequestContext['db'],
  lender: string,
  hash: string,
  { fileName, jobId }: { fileName: string; jobId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ fileName: string; jobId: string }>`
    with added as (insert into "lenderFile" (lender, hash, "fileName", "jobId") values (${lender}, ${hash}, ${fileName}, ${jobId}::uuid)
      on conflict (lender, hash) do nothing returning "fileName", "jobId")
    select * from added union all select f."fileName", f."jobId" from "lenderFile" f where f.lender = ${lender} and f.hash = ${hash}
    limit 1`.execute(db);
  const [noted] = rows;
  return noted?.jobId === jobId ? undefined : (noted?.fileName ?? fileName);
}
