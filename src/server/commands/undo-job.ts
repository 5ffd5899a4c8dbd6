import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { inputOf, queueJob } from '../jobs/job-row';
import { jobOf, undoingOf } from '../jobs/present-job';
import type { SheetInput } from '../jobs/sheet-job';
import type { UndoInput } from '../jobs/undo-sheet';
import { isUndoable, undoRights } from '../jobs/undoable';
import { stoppedUndo, undoUntil } from '../jobs/undo-window';
import type { RequestContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import type { AnswerOf, Handler } from './handler';

/** Starts the job that takes back what a spreadsheet of the caller did, or a count of theirs, once and while there is time. */
export const undoJob: Handler<'undoJob'> = async (context, { jobId }) => {
  const job = await jobOf(context.db, context.caller, jobId);
  if (!isUndoable(job.kind)) throw new Problem('NOT_FOUND');
  context.demand(undoRights[job.kind]);
  const undoing = await undoingOf(context.db, job);
  const until = undoUntil(job, undoing);
  if (!until || until < context.now.toISOString())
    throw new Problem('TOO_LATE', { message: sentence('documents.cannotTakeBackAnymore') });
  if (job.undoneBy) return goOn(context, job.undoneBy);
  const input: UndoInput = {
    undone: jobId,
    of: job.kind,
    fileName: inputOf<Partial<SheetInput>>(job).fileName,
    header: ['ref'],
  };
  return inTransaction(context, async (context) => {
    const undoneBy = await queueJob(context, context.caller, { kind: 'undo', input });
    // One of two that ask at once finds it taken, and its job is given up with its transaction.
    const taken = await context.db
      .updateTable('job')
      .set({ undoneBy })
      .where('_id', '=', jobId)
      .where('undoneBy', 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (!taken) throw new Problem('TOO_LATE', { message: sentence('documents.cannotTakeBackAnymore') });
    return { status: 202, body: { jobId: undoneBy } };
  });
};

/** Takes up a taking-back that was stopped: it goes on after the rows that it has done. */
const goOn = (context: RequestContext, jobId: string): Promise<AnswerOf<'undoJob'>> =>
  inTransaction(context, async ({ db, app }) => {
    const again = await db
      .updateTable('job')
      .set({ status: 'queued', cancelAsked: false, message: null, endedAt: null })
      .where('_id', '=', jobId)
      .where('status', 'in', stoppedUndo)
      .returning('_id')
      .executeTakeFirst();
    if (!again) throw new Problem('TOO_LATE', { message: sentence('documents.cannotTakeBackAnymore') });
    await app.jobs.enqueue(db, jobId);
    return { status: 202, body: { jobId } };
  });
