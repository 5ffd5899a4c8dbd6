import type { JobRow, Tx } from '../database/tables';
import type { Caller } from '../request/caller';
import type { House, News, Origin, Work, Write } from '../request/work';
import { workAs } from '../request/work-as';
import { inputOf } from './job-row';

/** One job while it is run: as its person, by the rights they have now. */
export interface Running {
  readonly house: House;
  readonly job: JobRow;
  readonly caller: Caller;
  /** Aborted when the host closes. */
  readonly signal: AbortSignal;
}

/** What a job leaves when it is through. */
export interface Outcome {
  readonly message?: string;
  readonly resultPath?: string;
}

/** Runs a batch in one transaction; its news go out once it is committed. */
export async function inBatch<T>(running: Running, run: (write: Write) => Promise<T>): Promise<T> {
  const news: News[] = [];
  const result = await running.house.db.transaction().execute((tx) => run(writeOf(running, tx, news)));
  if (news.length > 0) running.house.live.tell(news);
  return result;
}

function writeOf(running: Running, tx: Tx, news: News[]): Write {
  return { ...workOf(running, (one) => void news.push(one)), db: tx };
}

/** The work that stands where a request's would: asked by the job's person, at this moment. */
export function workOf({ house, job, caller }: Running, announce?: Work['announce']): Work {
  const { source = 'import' } = inputOf<{ source?: Origin['source'] }>(job);
  return workAs(house, caller, { call: `job ${job.kind}`, source, requestId: job._id }, announce);
}
