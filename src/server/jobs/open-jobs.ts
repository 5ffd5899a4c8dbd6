import { Logger, run } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ValueOf } from '#contract/vocabularies/index';
import { fulfilSearch } from '../searches/fulfil-search';
import { postInvoice } from '../vendor-invoices/post-invoice';
import type { AppContext } from '../request/context';
import '../rules/install';
import type { OpenJobs } from './jobs';
import { runJob } from './run-job';
import { postEntry } from '../ledger/post-entry';
import { entryName, freeAbandoned, Held, holding, postingName, searchName, taskName } from './takeover';

/** Jobs at once in one host: one long import does not keep a short export waiting. */
const concurrency = 2;
const sweepEvery = 2_000;
/** Every start of a host that dies counts as an attempt; what is wrong with a job itself ends it at the first. */
const attempts = 100;

/** Starts taking up jobs in this process, first those that a dead host left. */
export async function openJobs(app: AppContext, pool: pg.Pool): Promise<OpenJobs> {
  const closing = new AbortController();
  const runner = await run({
    pgPool: pool,
    schema: 'graphile_worker',
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: quiet(app.log),
    taskList: {
      [taskName]: (payload) => {
        const { jobId } = payload as { jobId: string };
        return holding(app.db, jobId, () => runJob(app, jobId, closing.signal));
      },
      [postingName]: async (payload) => {
        const { jobId } = payload as { jobId: string };
        const { outcome } = await postInvoice(app, jobId);
        // Whoever is at it may die before they are through: the job is over only with the posting.
        if (outcome === 'busy') throw new Held('another worker is posting it');
      },
      [entryName]: async (payload) => {
        const { jobId } = payload as { jobId: string };
        if ((await postEntry(app, jobId)) === 'busy') throw new Held('another worker is at this job');
      },
      [searchName]: async (payload) => {
        const { jobId, kind } = payload as { jobId: string; kind: ValueOf<'searchKind'> };
        if ((await fulfilSearch(app, kind, jobId)) === 'busy')
          throw new Held('another worker is at this job');
      },
    },
  });
  const sweep = (): Promise<unknown> =>
    freeAbandoned(app.db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'Abandoned jobs could not be freed.'),
    );
  await sweep();
  const timer = setInterval(() => void sweep(), sweepEvery);
  return {
    enqueue: async (tx, jobId) => {
      await sql`select graphile_worker.add_job(${taskName}, payload := ${JSON.stringify({ jobId })}::json,
        job_key := ${jobId}, max_attempts := ${attempts}::integer)`.execute(tx);
    },
    enqueuePosting: async (tx, jobId, at) => {
      await sql`select graphile_worker.add_job(${postingName}, payload := ${JSON.stringify({ jobId })}::json,
        job_key := ${`posting:${jobId}`}, run_at := coalesce(${at?.toISOString() ?? null}::timestamptz, now()),
        max_attempts := ${attempts}::integer)`.execute(tx);
    },
    enqueueEntries: async (tx, entryIds, at) => {
      await sql`select graphile_worker.add_job(${entryName}, payload := json_build_object('jobId', id),
        job_key := 'entry:' || id, run_at := coalesce(${at?.toISOString() ?? null}::timestamptz, now()),
        max_attempts := ${attempts}::integer) from unnest(${entryIds}::text[]) id`.execute(tx);
    },
    enqueueSearch: async (tx, kind, jobId, at) => {
      await sql`select graphile_worker.add_job(${searchName}, payload := ${JSON.stringify({ jobId, kind })}::json,
        job_key := ${`search:${jobId}`}, run_at := coalesce(${at?.toISOString() ?? null}::timestamptz, now()),
        max_attempts := ${attempts}::integer)`.execute(tx);
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await runner.stop();
      // What the queue lets go of it writes down without waiting for it: a pool that ended before would keep that waiting in vain.
      while (pool.waitingCount > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}

// The queue tells of every job it takes; a job tells of itself in its row.
function quiet(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning')
      log.warn({ queue: scope.label, said: message }, 'The job queue reports.');
    else log.trace({ queue: scope.label, said: message }, 'The job queue reports.');
  });
}
