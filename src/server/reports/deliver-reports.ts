import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db, JobRow } from '../database/tables';
import { marked } from '../integrations/drop-folder/port';
import { delayAfter } from '../jobs/delay-after';
import { resultPath } from '../jobs/export-list';
import { inputOf } from '../jobs/job-row';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { readAdministrator, readCallerOfUser } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { notifyOfFailedDelivery } from './notify-of-report';
import { reportFolderOf } from './report-folder-of';
import type { ReportInput } from './report-input';

const atOnce = 20;
/** Attempts before a delivery is given up: with the growing delays, about four hours. */
const most = 10;
/** Milliseconds for which one host is at a delivery before another takes it for dead. */
const lease = 5 * 60_000;

/** A report that waits for its delivery. */
interface Waiting {
  readonly jobId: string;
  readonly scheduleId: string;
  readonly attempts: number;
}

/** Notes, in the transaction that queues a report, that it is to be delivered once it is made. */
export async function awaitDelivery(
  { db, now }: TransactionContext,
  jobId: string,
  scheduleId: string,
): Promise<void> {
  const waiting = { jobId, scheduleId, attempts: 0, nextAttemptAt: now.toISOString() };
  await db
    .insertInto('reportDelivery')
    .values({ ...waiting, deliveredAt: null, failedAt: null })
    .execute();
}

/**
 * Delivers the reports that are made and wait for it. One host takes each; what cannot be delivered is tried again after growing delays, and
 * given up after so many. A report keeps its name, so that an attempt whose host died leaves one file and not two.
 */
export async function deliverReports(app: AppContext): Promise<void> {
  const { rows } = await sql<Pick<Waiting, 'jobId'>>`
    select d."jobId" from "reportDelivery" d join job j on j._id = d."jobId"
    where d."deliveredAt" is null and d."failedAt" is null and d."nextAttemptAt" <= ${app.now().toISOString()}::timestamptz
      and j."endedAt" is not null
    order by d."nextAttemptAt" limit ${atOnce}`.execute(app.db);
  for (const { jobId } of rows) {
    const waiting = await claim(app, jobId);
    if (waiting) await deliver(app, waiting);
  }
}

async function claim({ db, now }: AppContext, jobId: string): Promise<Waiting | undefined> {
  const at = now();
  const { rows } = await sql<Waiting>`update "reportDelivery"
    set attempts = attempts + 1, "nextAttemptAt" = ${new Date(at.getTime() + lease).toISOString()}::timestamptz
    where "jobId" = ${jobId}::uuid and "deliveredAt" is null and "failedAt" is null
      and "nextAttemptAt" <= ${at.toISOString()}::timestamptz
    returning "jobId", "scheduleId", attempts`.execute(db);
  return rows[0];
}

async function deliver(app: AppContext, waiting: Waiting): Promise<void> {
  const job = await app.db
    .selectFrom('job')
    .selectAll()
    .where('_id', '=', waiting.jobId)
    .executeTakeFirstOrThrow();
  const { companyId, folder: said } = await scheduleOf(app.db, waiting.scheduleId);
  const told = { report: choices.reportType[inputOf<ReportInput>(job).reportType], folder: said };
  if (!job.resultPath) return end(app, waiting, 'failedAt', sentence('documents.reportNotMade', told));
  const left = await leave(app, job, companyId);
  if (left) return end(app, waiting, 'deliveredAt', sentence('documents.reportDelivered', told));
  const tries = waiting.attempts;
  if (tries >= most)
    return end(app, waiting, 'failedAt', sentence('documents.reportNotDelivered', { ...told, tries }));
  const next = new Date(app.now().getTime() + delayAfter(tries)).toISOString();
  await tell(app, waiting, sentence('documents.reportNotYetDelivered', told), { nextAttemptAt: next });
}

async function scheduleOf(db: Db, _id: string): Promise<{ companyId: string; folder: string }> {
  const { companyId, deliveryFolder } = await db
    .selectFrom('companyReportSchedule')
    .select(['companyId', 'deliveryFolder'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();
  return { companyId, folder: deliveryFolder ?? 'SFTP' };
}

async function leave(app: AppContext, job: JobRow, companyId: string): Promise<boolean> {
  try {
    const place = await reportFolderOf({ app, db: app.db }, companyId);
    if (!place) throw new Problem('NOT_FOUND');
    const bytes = await buffer(createReadStream(resultPath(app.settings, job.resultPath ?? '')));
    await place.folder.leave(nameOf(job), bytes);
    return true;
  } catch (error) {
    app.log.warn({ err: error, jobId: job._id }, 'A report could not be delivered.');
    return false;
  }
}

/** The name of the report with what makes it its own, before the ending. */
function nameOf(job: JobRow): string {
  const { fileName } = inputOf<ReportInput>(job);
  const safe = fileName.normalize('NFD').replace(/[^\w.-]+/g, '-');
  return marked(safe, job._id.slice(-8));
}

async function end(
  app: AppContext,
  waiting: Waiting,
  how: 'deliveredAt' | 'failedAt',
  said: Sentence,
): Promise<void> {
  const at = app.now().toISOString();
  await tell(app, waiting, said, { [how]: at });
  if (how === 'failedAt') await notifyOfFailedDelivery(app, waiting.scheduleId);
}

/** Writes down what came of an attempt, on the delivery, on its schedule and in the history of that, as one. */
async function tell(
  app: AppContext,
  { jobId, scheduleId }: Waiting,
  said: Sentence,
  change: { readonly [F in 'nextAttemptAt' | 'deliveredAt' | 'failedAt']?: string },
): Promise<void> {
  const { setBy } = await app.db
    .selectFrom('companyReportSchedule')
    .select('setBy')
    .where('_id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  const caller = (await readCallerOfUser(app.db, setBy)) ?? (await readAdministrator(app.db));
  if (!caller) return;
  await inOwnName(app, caller, 'schedule', async (context) => {
    const schedule = await take(context, 'companyReportSchedule', scheduleId, { scope: 'everything' });
    await context.db.updateTable('reportDelivery').set(change).where('jobId', '=', jobId).execute();
    await writeChange(context, 'companyReportSchedule', schedule, { lastStatus: said }, said);
  });
}
