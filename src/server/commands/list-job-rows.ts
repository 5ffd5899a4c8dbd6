import { countJobRows, listJobRowsOf, twoDaysOf, unknownWordsOf } from '../jobs/job-rows';
import { jobOf } from '../jobs/present-job';
import type { Handler } from './handler';

/** What became of the rows of a spreadsheet that a job of the caller worked, the words in it that are not known, and one of its days that could be two. */
export const listJobRows: Handler<'listJobRows'> = async (context, { jobId, outcome, page, size }) => {
  const { db, caller } = context;
  const job = await jobOf(db, caller, jobId);
  const asked = { jobId, outcome: outcome ?? undefined };
  const [data, total, unknown, twoDays] = [
    await listJobRowsOf(context, job, asked, page, size),
    await countJobRows(db, asked),
    await unknownWordsOf(db, jobId),
    await twoDaysOf(context, job),
  ];
  return { body: { data, total, page, size, unknown, twoDays } };
};
