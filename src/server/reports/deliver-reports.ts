import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db, JobRow, Tables } from '../database/tables';
import { marked } from '../integrations/drop-folder/port';
import { resultPath } from '../jobs/export-list';
import { inputOf } from '../jobs/job-row';
import type { AppContext, TransactionContext } from '../request/context';
import { notifyOfFailedDelivery, notifyOfNoReport } from './notify-of-report';
import { reportFolderOf } from './report-folder-of';
import type { ReportInput } from './report-input';
import { tellSchedule } from './tell-schedule';
import { nextAttempt, noteWaiting, workDue } from '../jobs/work-due';
import type { Noted, Waits } from '../jobs/work-due';

const waits: Waits = {
  table: 'reportDelivery',
  key: 'jobId',
  doneAt: 'deliveredAt',
  isReady: sql`exists (select from job j where j._id = w."jobId" and j."endedAt" is not null)`,
  atOnce: 20,
  lease: 5 * 60_000,
};

/** A report that waits for its delivery. */
type Waiting = Pick<Tables['reportDelivery'], 'jobId' | 'scheduleId' | 'attempts'>;

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
export const deliverReports = (app: AppContext): Promise<void> =>
  workDue<Waiting>(app, waits, (waiting) => deliver(app, waiting));

async function deliver(app: AppContext, waiting: Waiting): Promise<void> {
  const job = await app.db
    .selectFrom('job')
    .selectAll()
    .where('_id', '=', waiting.jobId)
    .executeTakeFirstOrThrow();
  const { companyId, folder: said } = await scheduleOf(app.db, waiting.scheduleId);
  const told = { report: choices.reportType[inputOf<ReportInput>(job).reportType], folder: said };
  const about = { id: waiting.jobId, scheduleId: waiting.scheduleId };
  if (!job.resultPath) {
    await mailed(app, notifyOfNoReport(app, about));
    return tell(app, waiting, sentence('documents.reportNotMade', told), 'failedAt');
  }
  const left = await leave(app, job, companyId);
  if (left) return tell(app, waiting, sentence('documents.reportDelivered', told), 'deliveredAt');
  const tries = waiting.attempts;
  const next = nextAttempt(app, tries);
  if (next)
    return tell(app, waiting, sentence('documents.reportNotYetDelivered', told), 'nextAttemptAt', next);
  await mailed(app, notifyOfFailedDelivery(app, about));
  await tell(app, waiting, sentence('documents.reportNotDelivered', { ...told, tries }), 'failedAt');
}

/** A mail that cannot be sent leaves what is written on the schedule. */
const mailed = (app: AppContext, mail: Promise<void>): Promise<void> =>
  mail.catch((error: unknown) => app.log.warn({ err: error }, 'Who keeps a schedule could not be mailed.'));

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
    await place.folder.leave(nameOf(job), bytes, job._id.slice(-8));
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

/** Writes down what came of an attempt, and when. */
const tell = (
  app: AppContext,
  { jobId, scheduleId }: Waiting,
  said: Sentence,
  how: Noted,
  at = app.now().toISOString(),
): Promise<void> => tellSchedule(app, scheduleId, said, ({ db }) => noteWaiting(db, waits, jobId, how, at));
