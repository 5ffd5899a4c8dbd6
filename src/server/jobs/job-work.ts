import type { JobRow, Tx } from '../database/tables';
import { demand } from '../request/rights';
import type { Caller } from '../request/caller';
import type { House, News, Work, Write } from '../request/work';

/** One job while it is run: as its person, by the rights they have now. */
export interface Running {
  readonly house: House;
  readonly job: JobRow;
  readonly caller: Caller;
  /** Aborted when the host closes. */
  readonly signal: AbortSignal;
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
export function workOf({ house, job, caller }: Running, announce: Work['announce'] = () => undefined): Work {
  return {
    house,
    db: house.db,
    now: house.now(),
    caller,
    origin: {
      requestId: job._id,
      ip: '',
      userAgent: '',
      cookies: {},
      sessionHeader: undefined,
      source: 'import',
      idempotencyKey: undefined,
      call: `job ${job.kind}`,
    },
    demand: (right) => demand(caller, right),
    announce,
    parameters: {},
    body: undefined,
    upload: () => Promise.reject(new Error('a job takes no upload')),
    ifMatch: undefined,
  };
}
