import { countJobRows, listJobRowsOf, unknownWordsOf } from '../jobs/job-rows';
import { jobOf } from '../jobs/present-job';
import type { Handler } from './handler';

/** What became of the rows of a spreadsheet that a job of the caller worked, and the words in it that are not known. */
export const listJobRows: Handler<'listJobRows'> = async (context, { jobId, outcome, page, size }) => {
  const { db, caller } = context;
  const job = await jobOf(db, caller, jobId);
  const asked = { jobId, outcome: outcome ?? undefined };
  const [data, total, unknown] = [
    await listJobRowsOf(context, job, asked, page, size),
    await countJobRows(db, asked),
    await unknownWordsOf(db, jobId),
  ];
  return { body: { data, total, page, size, unknown } };
};
