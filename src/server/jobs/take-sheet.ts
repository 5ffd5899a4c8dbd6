import { topRows } from '#contract/placement/read-columns';
import { Problem } from '#contract/problems';
import type { JsonValue } from '#contract/fields';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { Answered, RequestContext, TransactionContext } from '../request/context';
import { contextWith } from '../request/context-with';
import { readTop } from '../spreadsheets/read-rows';
import type { SheetRow } from '../spreadsheets/read-rows';
import { startJob } from './job-row';
import type { SheetInput } from './sheet-job';
import { dropUpload, keepUpload, uploadBytes } from './uploads';

/** What the form of an upload says beside its spreadsheet. */
export type FormFields = Readonly<Record<string, string>>;

/** A spreadsheet that came, or came for an earlier job: which that was, and its first rows, of the sheet that is named. */
export interface GivenSheet {
  readonly upload: string;
  readonly top: (sheet?: string) => Promise<readonly SheetRow[]>;
}

/** What was read of a spreadsheet: the row of its heads, and what else its job needs. `check`: what is done as it starts. */
export interface ReadSheet {
  readonly head: SheetRow | undefined;
  readonly input: object;
  readonly check?: (context: TransactionContext) => Promise<void>;
}

/**
 * Takes a spreadsheet that was uploaded, or that was uploaded for an earlier job of the caller (`jobId`: a dry run), and
 * starts a job on it. `read` looks at the form and the first rows before the job is started and says what the job needs.
 * @throws Problem INVALID naming the form's field.
 */
export async function takeSheet(
  context: RequestContext,
  kind: 'import' | 'update',
  known: readonly string[],
  read: (fields: FormFields, sheet: GivenSheet, earlier: SheetInput | undefined) => Promise<ReadSheet>,
): Promise<Answered<{ readonly jobId: string }, 202>> {
  const { settings } = context.app;
  const jobId = newId(context.now.getTime());
  const form = await context.upload((file) => keepUpload(context.app, jobId, file));
  try {
    const { fields, kept } = form;
    const stranger = Object.keys(fields).find((name) => ![...known, 'dryRun', 'jobId'].includes(name));
    if (stranger) throw unknownField(stranger);
    const earlier = kept ? undefined : await earlierInput(context, kind, fields.jobId);
    const sheet = kept ? { upload: jobId, ...kept } : earlier;
    if (!sheet) throw invalid('file', sentence('values.required', { field: 'file' }));
    const top = (name?: string) =>
      readTop(uploadBytes(context.app, sheet.upload), sheet.format, topRows, name);
    const { head, input: more, check } = await read(fields, { upload: sheet.upload, top }, earlier);
    const input: SheetInput = {
      upload: sheet.upload,
      fileName: sheet.fileName,
      format: sheet.format,
      header: head?.cells ?? [],
      ...(head && { headRow: head.row }),
      dryRun: readFlag('dryRun', fields.dryRun),
    };
    // What makes two requests the same is the spreadsheet and the form, for a key that is sent twice.
    const asked = contextWith(context, { body: { fields, sheet } });
    const answer = await startJob(asked, { _id: jobId, kind, input: { ...input, ...more } }, check);
    const { jobId: started } = answer.body;
    if (kept && started !== jobId) await dropUpload(settings, jobId);
    return answer;
  } catch (error) {
    if (form.kept) await dropUpload(settings, jobId);
    throw error;
  }
}

async function earlierInput(
  context: RequestContext,
  kind: 'import' | 'update',
  jobId: string | undefined,
): Promise<SheetInput | undefined> {
  if (jobId === undefined) return undefined;
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(jobId);
  const job = isId
    ? await context.db
        .selectFrom('job')
        .select('input')
        .where('_id', '=', jobId)
        .where('userId', '=', context.caller.userId)
        .where('kind', '=', kind)
        .executeTakeFirst()
    : undefined;
  if (!job) throw invalid('jobId', sentence('documents.jobIdNotJobYoursWhose'));
  return job.input as JsonValue as unknown as SheetInput;
}

export function readFlag(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '') return false;
  if (text !== 'true' && text !== 'false')
    throw invalid(name, sentence('problems.trueOrFalseField', { name }));
  return text === 'true';
}

export function invalid(field: string, message: Sentence): Problem {
  return new Problem('INVALID', { message, errors: { [field]: message } });
}

function unknownField(name: string): Problem {
  return new Problem('UNKNOWN_FIELD', {
    message: sentence('documents.notFieldForm', { name: name.slice(0, 60) }),
    errors: { [name.slice(0, 60)]: sentence('problems.unknownFieldToo') },
  });
}
