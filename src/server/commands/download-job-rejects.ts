import { Readable } from 'node:stream';
import { countName } from '../jobs/past-due-rows';
import { download } from '../jobs/download';
import { rejectLines } from '../jobs/job-lines';
import { inputOf } from '../jobs/job-row';
import { jobOf } from '../jobs/present-job';
import type { SheetInput } from '../jobs/sheet-job';
import { Problem } from '#contract/problems';
import type { Handler } from './handler';

/** The rows that a job refused, each with its reason: made right, they can be uploaded again. */
export const downloadJobRejects: Handler<'downloadJobRejects'> = async (
  { db, caller, language },
  { jobId },
) => {
  const job = await jobOf(db, caller, jobId);
  const { header, fileName = countName } = inputOf<Partial<SheetInput>>(job);
  if (!header) throw new Problem('NOT_FOUND');
  const lines = Readable.from(rejectLines(db, { job, caller, language }, header));
  return download(lines, `${fileName.replace(/\.[^.]*$/, '')}-rejects.csv`, 'csv');
};
