import { sql } from 'kysely';
import type { JsonValue } from '#contract/fields';
import type { CellProblem } from '#contract/placement/reasons';
import type { Sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { Db, JobRow, Tx } from '../database/tables';
import { noteSecurityEvent } from '../identity/security-event';
import type { ExportDetail } from '../identity/security-event';
import type { Caller } from '../request/caller';
import type { RowEffect } from './row-effect';
import { holdTurn } from './turn';
import type { Turn } from './turn';
import { inTransaction } from '../request/in-transaction';
import type { Answered, AppContext, RequestContext, TransactionContext } from '../request/context';

/** Jobs that are done in the request that asks for them; all others wait in the queue. */
type DoneAtOnce = 'past_due';
export type QueuedJob = Exclude<JobRow['kind'], DoneAtOnce>;

/** What became of rows, for those that are through. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
}
export const noCounts: Counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };

/**
 * Notes a job for the caller and queues it in the same transaction: 202 with its id. `check`, in that transaction too, refuses one that
 * may not begin now.
 */
export async function startJob(
  context: RequestContext,
  job: { readonly _id?: string; readonly kind: QueuedJob; readonly input: object },
  check?: (context: TransactionContext) => Promise<void>,
): Promise<Answered<{ readonly jobId: string }, 202>> {
  return inTransaction(context, async (context) => {
    await check?.(context);
    const jobId = await queueJob(context, context.caller, job);
    return { status: 202, body: { jobId } };
  });
}

/** Notes a job of a person and queues it, in a transaction that is under way. Answers its id. */
export async function queueJob(
  context: TransactionContext,
  person: Pick<Caller, 'userId' | 'companyId'>,
  job: { readonly _id?: string; readonly kind: QueuedJob; readonly input: object },
): Promise<string> {
  const jobId = job._id ?? newId(context.now.getTime());
  await insertJob(context, person, jobId, { kind: job.kind, input: job.input });
  await context.app.jobs.enqueue(context.db, jobId);
  return jobId;
}

async function insertJob(
  context: TransactionContext,
  person: Pick<Caller, 'userId' | 'companyId'>,
  _id: string,
  { input, ...job }: Pick<JobRow, 'kind'> & Partial<Omit<JobRow, 'input'>> & { readonly input: object },
): Promise<void> {
  await context.db
    .insertInto('job')
    .values({
      _id,
      userId: person.userId,
      companyId: person.companyId,
      status: 'queued',
      input: JSON.stringify(input),
      done: 0,
      total: null,
      counts: JSON.stringify(noCounts),
      warnings: 0,
      message: null,
      resultPath: null,
      rejectsPath: null,
      cancelAsked: false,
      undoneBy: null,
      turn: 0,
      createdAt: context.now.toISOString(),
      startedAt: null,
      endedAt: null,
      ...job,
    })
    .execute();
}

/**
 * Notes a job of the caller's that was done as it was asked for, as a whole, with what became of each of its rows. It never waits in the
 * queue. Answers its id.
 */
export async function noteDoneJob(
  context: TransactionContext,
  job: { readonly kind: DoneAtOnce; readonly input: object },
  outcomes: readonly RowOutcome[],
): Promise<string> {
  const _id = newId(context.now.getTime());
  const at = context.now.toISOString();
  const done = { status: 'done', total: outcomes.length, startedAt: at, endedAt: at } as const;
  await insertJob(context, context.caller, _id, { ...job, ...done });
  await recordRows(context.db, _id, outcomes);
  return _id;
}

/** Takes up a job, again or for the first time, as its next turn. Absent where there is nothing left to do for it. */
export async function takeJob(
  db: Db,
  jobId: string,
  now: Date,
): Promise<(JobRow & { readonly kind: QueuedJob }) | undefined> {
  return db
    .updateTable('job')
    .set((eb) => ({
      status: 'running',
      turn: eb('turn', '+', 1),
      startedAt: eb.fn.coalesce('startedAt', sql<string>`${now.toISOString()}::timestamptz`),
    }))
    .where('_id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .$narrowType<{ kind: QueuedJob }>()
    .executeTakeFirst();
}

/** How a job ends. `taken`: what left the product by it. */
export interface JobEnd {
  readonly status: 'done' | 'failed' | 'cancelled';
  readonly message?: Sentence | null;
  readonly resultPath?: string | null;
  readonly taken?: Omit<ExportDetail, 'jobId'>;
}

/**
 * Ends a job, once, writes down what left the product by it, and says so to the person whose it is. `tidy` is done with it, and not where
 * another host has ended it.
 * @throws Superseded
 */
export async function endJob(
  app: AppContext,
  job: Turn & Pick<JobRow, 'userId'>,
  { taken, ...end }: JobEnd,
  tidy: () => Promise<void>,
): Promise<void> {
  const isEnded = await app.db.transaction().execute(async (tx) => {
    await holdTurn(tx, job);
    const ended = await tx
      .updateTable('job')
      .set({
        ...end,
        ...(end.message && { message: JSON.stringify(end.message) as unknown as Sentence }),
        endedAt: app.now().toISOString(),
      })
      .where('_id', '=', job._id)
      .where('endedAt', 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (!ended) return false;
    if (taken) await noteSecurityEvent(tx, app.now(), 'export', job.userId, { jobId: job._id, ...taken });
    await tidy();
    return true;
  });
  if (isEnded) app.live.notify([{ to: 'user', userId: job.userId, section: 'all' }]);
}

/** What became of one row. `cells` are kept of a refused one, so that it can be handed back, and of each in a check. */
export interface RowOutcome {
  readonly row: number;
  readonly outcome: keyof Counts;
  readonly fileId: string | null;
  readonly problems: readonly CellProblem[];
  readonly cells: readonly string[] | null;
  /** What it changed, where that can be taken back. */
  readonly effect?: RowEffect;
}

/**
 * Writes down what became of a batch of rows, in the transaction of their effect: both hold or neither does, and the key of
 * a row lets it happen once.
 */
export async function recordRows(tx: Tx, jobId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map((one) => ({ jobId, ...one }));
  await sql`insert into "jobRow" ("jobId", row, outcome, "fileId", problems, cells, effect)
    select "jobId", row, outcome, "fileId", problems, nullif(cells, 'null'::jsonb), effect
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("jobId" uuid, row integer, outcome text, "fileId" uuid, problems jsonb, cells jsonb, effect jsonb)`.execute(
    tx,
  );
  const count = (outcome: keyof Counts): number => outcomes.filter((one) => one.outcome === outcome).length;
  const warnings = outcomes.reduce(
    (total, one) => total + one.problems.filter((problem) => 'warning' in problem).length,
    0,
  );
  const added = (outcome: keyof Counts) =>
    sql`(counts->>${outcome}::text)::integer + ${count(outcome)}::integer`;
  await sql`update job set done = done + ${outcomes.length}, warnings = warnings + ${warnings},
    counts = jsonb_build_object('created', ${added('created')}, 'updated', ${added('updated')},
      'unchanged', ${added('unchanged')}, 'rejected', ${added('rejected')}) where _id = ${jobId}::uuid`.execute(
    tx,
  );
}

/** The last row that is through; rows are taken in order, so all before it are too. */
export async function lastRow(db: Db, jobId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(row) last from "jobRow" where "jobId" = ${jobId}::uuid`.execute(db);
  return rows[0]?.last ?? 0;
}

export function inputOf<T extends object>(job: Pick<JobRow, 'input'>): T {
  return job.input as JsonValue as unknown as T;
}
