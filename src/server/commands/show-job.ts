import { jobOf, presentJob } from '../jobs/present-job';
import type { Handler } from './handler';

export const showJob: Handler<'showJob'> = async ({ db, caller }, { jobId }) => ({
  body: presentJob(await jobOf(db, caller, jobId)),
});
