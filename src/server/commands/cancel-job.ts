import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { jobOf, presentJob } from '../jobs/present-job';
import type { Handler } from './handler';

/** Asks a job to stop: at once where it waits, at its next batch where it runs. What it did stays done. */
export const cancelJob: Handler<'cancelJob'> = async ({ db, caller, now }, { jobId }) => {
  await jobOf(db, caller, jobId);
  const asked = await db
    .updateTable('job')
    .set((eb) => ({
      cancelAsked: true,
      status: eb.case().when('status', '=', 'queued').then('cancelled').else(eb.ref('status')).end() as never,
      endedAt: eb
        .case()
        .when('status', '=', 'queued')
        .then(eb.cast<string>(eb.val(now.toISOString()), 'timestamptz'))
        .else(null)
        .end(),
    }))
    .where('_id', '=', jobId)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!asked) throw new Problem('TOO_LATE', { message: sentence('documents.jobAlreadyEnded') });
  return { body: presentJob(asked) };
};
