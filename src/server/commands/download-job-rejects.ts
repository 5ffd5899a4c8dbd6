import { Readable } from 'node:stream';
import { download } from '../jobs/download';
import { rejectLines } from '../jobs/job-lines';
import { inputOf } from '../jobs/job-row';
import { jobOf } from '../jobs/present-job';
import type { SheetInput } from '../jobs/sheet-job';
import { Problem } from '#contract/problems';
import type { Handler } from './handler';

/** The rows that a job refused, each with its reason: made right, they can be uploaded again. */
export const downloadJobRejects: Handler<'downloadJobRejects'> = async ({ db, caller }, { jobId }) => {
  const job = await jobOf(db, caller, jobId);
  if (job.kind === 'export') throw new Problem('NOT_FOUND');
  const { header, fileName } = inputOf<SheetInput>(job);
  const lines = Readable.from(rejectLines(db, jobId, header, caller.language));
  return download(lines, `${fileName.replace(/\.[^.]*$/, '')}-rejects.csv`, 'csv');
};
