import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { inputOf, queueJob } from '../jobs/job-row';
import { jobOf } from '../jobs/present-job';
import type { SheetInput } from '../jobs/sheet-job';
import type { UndoInput } from '../jobs/undo-sheet';
import { undoUntil } from '../jobs/undo-window';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Starts the job that takes back what a spreadsheet of the caller did, once and while there is time. */
export const undoJob: Handler<'undoJob'> = async (context, { jobId }) => {
  const job = await jobOf(context.db, context.caller, jobId);
  if (job.kind !== 'import' && job.kind !== 'update') throw new Problem('NOT_FOUND');
  context.demand(job.kind === 'import' ? 'importJob.create' : 'file.bulkUpdate');
  const until = undoUntil(job);
  if (!until || until < context.now.toISOString())
    throw new Problem('TOO_LATE', { message: sentence('documents.cannotTakeBackAnymore') });
  const input: UndoInput = {
    undone: jobId,
    of: job.kind,
    fileName: inputOf<SheetInput>(job).fileName,
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
