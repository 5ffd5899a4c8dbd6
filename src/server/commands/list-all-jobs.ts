import { countJobsOfAll, jobsOfAll } from '../jobs/jobs-of-all';
import type { Handler } from './handler';

const page = 100;

/** A page of the jobs that the caller oversees; `before` and `beforeId` are of the last one that was seen. */
export const listAllJobs: Handler<'listAllJobs'> = async ({ db, caller }, asked) => {
  const rows = await jobsOfAll(db, caller, asked, page + 1);
  const counts = await countJobsOfAll(db, caller);
  return { body: { data: rows.slice(0, page), more: rows.length > page, ...counts } };
};
