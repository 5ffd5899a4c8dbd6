import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { runCloseOut } from '../close-out/run-close-out';
import type { JobRow } from '../database/tables';
import { readCallerOfUser } from '../request/caller';
import { scrubbed } from '../request/answer-problem';
import type { AppContext } from '../request/context';
import { runExport } from './export-list';
import { runImport } from './import-placements';
import { runEvidence } from '../evidence/run-evidence';
import { dropResult } from './drop-result';
import { endJob, takeJob } from './job-row';
import type { JobEnd, QueuedJob } from './job-row';
import type { Outcome, Running } from './job-context';
import { Cancelled, Interrupted } from './stop';
import { Superseded } from './turn';
import { runUndo } from './undo-sheet';
import { runUpdate } from './update-files';
import { runLenderJob } from '../lender-jobs/run-lender-job';
import { clearUpdateReport, runUpdateReport } from '../lender-jobs/update-report';
import { runRecalculation } from '../enforcement/run-recalculation';
import { runReport } from '../reports/run-report';

const kinds: { readonly [K in QueuedJob]: (running: Running) => Promise<Outcome> } = {
  import: runImport,
  update: runUpdate,
  export: runExport,
  close_out: runCloseOut,
  report: runReport,
  lender: runLenderJob,
  update_report: runUpdateReport,
  evidence_pack: runEvidence,
  undo: runUndo,
  reckoning: runRecalculation,
};

/**
 * Runs a job to its end, as the person who asked for it. What it throws is for the queue: the job is taken up again, or is another's
 * already, whose it stays. A refusal, or a fault of ours, ends it instead.
 */
export async function runJob(app: AppContext, jobId: string, signal: AbortSignal): Promise<void> {
  const job = await takeJob(app.db, jobId, app.now());
  if (!job) return;
  const caller = await readCallerOfUser(app.db, job.userId);
  if (!caller) {
    const message = sentence('documents.personWhoAskedMayNo');
    return endWithoutResult(app, job, { status: 'failed', message });
  }
  try {
    if (job.cancelAsked) throw new Cancelled('cancelled');
    const running = { app, job, caller: { ...caller, at: app.now() }, signal };
    const outcome = await kinds[job.kind](running);
    await endJob(app, job, { status: 'done', ...outcome }, () =>
      dropResult(app.settings, job._id, outcome.resultPath ?? undefined),
    );
  } catch (error) {
    if (error instanceof Interrupted || error instanceof Superseded || isPassing(error)) throw error;
    if (error instanceof Cancelled) return endWithoutResult(app, job, { status: 'cancelled' });
    const known = error instanceof Problem;
    if (!known) app.log.error({ err: logged(error), jobId }, 'A job failed.');
    const message = (known ? error : new Problem('FAILED')).sentence;
    await endWithoutResult(app, job, { status: 'failed', message });
  }
}

/** What a job leaves elsewhere than among the results. */
const leavings: { readonly [K in QueuedJob]?: (app: AppContext, job: JobRow) => Promise<void> } = {
  update_report: clearUpdateReport,
};

/** Ends a job that hands nothing out; what it made until then goes. */
async function endWithoutResult(
  app: AppContext,
  job: JobRow & { readonly kind: QueuedJob },
  end: JobEnd,
): Promise<void> {
  await endJob(app, job, end, async () => {
    await dropResult(app.settings, job._id);
    // A folder that cannot be reached keeps no job from its end.
    await leavings[job.kind]?.(app, job).catch((error: unknown) =>
      app.log.warn({ err: error, jobId: job._id }, 'What a job left could not be taken away.'),
    );
  });
}

const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P03',
  '08006',
  '08003',
  '53300',
  '40001',
  '40P01',
]);

function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return (
    (typeof code === 'string' && passing.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|connection error/.test(message ?? '')
  );
}

// A database error carries the values of the row it stumbled over; those stay out of the log.
function logged(error: unknown): object {
  return error instanceof Error ? scrubbed(error) : { message: String(error) };
}
