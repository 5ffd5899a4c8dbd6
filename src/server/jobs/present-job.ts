import type { AnswerTo, Unworded } from '#contract/commands/input';
import { Problem } from '#contract/problems';
import type { Db, JobRow } from '../database/tables';
import type { Caller } from '../request/caller';
import { inputOf } from './job-row';
import { undoUntil } from './undo-window';

/** Whether there is something to download yet. */
const hasResult: { readonly [K in JobRow['kind']]: (job: JobRow) => boolean } = {
  import: ({ status }) => status !== 'queued',
  update: ({ status }) => status !== 'queued',
  export: ({ resultPath }) => resultPath !== null,
  close_out: ({ endedAt }) => endedAt !== null,
  report: ({ resultPath }) => resultPath !== null,
  lender: ({ status }) => status !== 'queued',
  update_report: ({ resultPath }) => resultPath !== null,
  evidence_pack: ({ resultPath }) => resultPath !== null,
  undo: ({ status }) => status !== 'queued',
  reckoning: () => false,
  past_due: () => true,
};

type Shown = Unworded<AnswerTo<'showJob'>>;
/** What of the work that was asked for a person is told. */
type Told = Partial<Pick<Shown, 'fileName' | 'dryRun' | 'dayFirst' | 'resource' | 'format'>>;

/** A job as its person sees it. `undoing`: how the job stands that takes it back. */
export function presentJob(job: JobRow, undoing?: JobRow['status'] | null): Shown {
  const { _id, kind, status, done, total, counts, warnings, message, createdAt, startedAt, endedAt } = job;
  const { fileName, dryRun, dayFirst, resource, format } = inputOf<Told>(job);
  const became = counts as unknown as Shown['counts'];
  return {
    _id,
    kind,
    status,
    done,
    total,
    counts: became,
    warnings,
    rejectsUrl: became.rejected > 0 ? `/api/desk/jobs/${_id}/rejects` : null,
    resultUrl: hasResult[kind](job) ? `/api/desk/jobs/${_id}/result` : null,
    message,
    createdAt,
    startedAt,
    endedAt,
    cancelAsked: job.cancelAsked,
    undoUntil: undoUntil(job, undoing),
    undoneBy: job.undoneBy,
    fileName: fileName ?? null,
    dryRun: dryRun ?? null,
    dayFirst: dayFirst ?? null,
    resource: resource ?? null,
    format: format ?? null,
  };
}

/**
 * A job of the caller.
 * @throws Problem NOT_FOUND for anyone else's too.
 */
export async function jobOf(db: Db, caller: Caller, jobId: string): Promise<JobRow> {
  const job = await db
    .selectFrom('job')
    .selectAll()
    .where('_id', '=', jobId)
    .where('userId', '=', caller.userId)
    .executeTakeFirst();
  if (!job) throw new Problem('NOT_FOUND');
  return job;
}

/** How the job stands that takes back what a job did, where one was begun. */
export async function undoingOf(db: Db, { undoneBy }: JobRow): Promise<JobRow['status'] | null> {
  if (!undoneBy) return null;
  const job = await db.selectFrom('job').select('status').where('_id', '=', undoneBy).executeTakeFirst();
  return job?.status ?? null;
}
