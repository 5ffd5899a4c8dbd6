import { presentJob } from '../jobs/present-job';
import type { Handler } from './handler';

const shown = 100;

/** The caller's own jobs, newest first; of older ones only the last hundred. */
export const listJobs: Handler<'listJobs'> = async ({ db, caller }) => {
  const jobs = await db
    .selectFrom('job')
    .selectAll()
    .where('userId', '=', caller.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(shown)
    .execute();
  return {
    body: { data: jobs.map((job) => presentJob(job)), total: jobs.length, page: 1, size: jobs.length },
  };
};
