import { jobOf, presentJob, undoingOf } from '../jobs/present-job';
import type { Handler } from './handler';

export const showJob: Handler<'showJob'> = async ({ db, caller }, { jobId }) => {
  const job = await jobOf(db, caller, jobId);
  return { body: presentJob(job, await undoingOf(db, job)) };
};
