import type { JobRow, Tx } from '../database/tables';
import type { Caller } from '../request/caller';
import type { AppContext, News, Origin, RequestContext, TransactionContext } from '../request/context';
import { contextAs } from '../request/context-as';
import { inputOf } from './job-row';
import type { JobEnd } from './job-row';
import { holdTurn } from './turn';

/** One job while it is run: as its person, by the rights they have now. */
export interface Running {
  readonly app: AppContext;
  readonly job: JobRow;
  readonly caller: Caller;
  /** Aborted when the host closes. */
  readonly signal: AbortSignal;
}

/** What a job leaves when it is through, and what of it left the product. */
export type Outcome = Pick<JobEnd, 'resultPath' | 'taken'>;

/**
 * Runs a batch in one transaction; its news go out once it is committed.
 * @throws Superseded, with nothing kept, where another took the job up meanwhile
 */
export async function inBatch<T>(
  running: Running,
  run: (context: TransactionContext) => Promise<T>,
): Promise<T> {
  const news: News[] = [];
  const result = await running.app.db.transaction().execute(async (tx) => {
    const done = await run(transactionOf(running, tx, news));
    await holdTurn(tx, running.job);
    return done;
  });
  if (news.length > 0) running.app.live.notify(news);
  return result;
}

function transactionOf(running: Running, tx: Tx, news: News[]): TransactionContext {
  return { ...contextOf(running, (one) => void news.push(one)), db: tx };
}

/** The work that stands where a request's would: asked by the job's person, at this moment. */
export function contextOf(
  { app, job, caller }: Running,
  announce?: RequestContext['announce'],
): RequestContext {
  const { source = 'import' } = inputOf<{ source?: Origin['source'] }>(job);
  return contextAs(app, caller, { call: `job ${job.kind}`, source, requestId: job._id }, announce);
}
