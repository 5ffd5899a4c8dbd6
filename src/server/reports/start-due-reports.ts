import { sql } from 'kysely';
import { nextRunAfter, periodOf } from '#contract/reports/next-run';
import type { ReportParameters } from '#contract/reports/report-parameters';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { queueJob } from '../jobs/job-row';
import { takeAll } from '../records/take';
import { writeChange } from '../records/update';
import { readCallerOfUser, readCallerOrAdministrator } from '../request/caller';
import type { Caller } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { recurrenceOf } from '../rules/company-report-schedule/recurrence-of';
import { reportName } from './ask-report';
import { awaitDelivery } from './deliver-reports';
import { awaitLink } from './mail-links';
import { belongsTo } from './report-folder-of';
import { parametersOf, reportsOf } from './may-run';
import type { ReportInput } from './report-input';

type Schedule = Recorded<'companyReportSchedule'>;

const atOnce = 50;

/**
 * Starts the reports that are due. A schedule is taken by one host, which queues its reports and says when it is due next in one
 * transaction: so whatever host dies when, each time is run once. Of times that were missed, the last is made up for.
 */
export async function startDueReports(app: AppContext): Promise<void> {
  const due = await app.db
    .selectFrom('companyReportSchedule')
    .select(['_id', 'setBy'])
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .where('nextRunAt', '<=', app.now().toISOString())
    .orderBy('nextRunAt')
    .limit(atOnce)
    .execute();
  for (const { _id, setBy } of due) {
    const caller = await readCallerOrAdministrator(app.db, setBy);
    if (!caller) continue;
    await inOwnName(app, caller, 'schedule', async (context) => {
      const isDue = sql`t._id = ${_id}::uuid and t."isActive" and t."nextRunAt" <= ${context.now.toISOString()}::timestamptz`;
      // Another host may be at it, or be through with it.
      const [schedule] = await takeAll(context, 'companyReportSchedule', isDue, {
        scope: 'everything',
        most: 1,
      });
      if (!schedule) return;
      const outcome = caller.userId === setBy ? await run(context, schedule) : stopped;
      const change = { lastRunAt: context.now.toISOString(), ...outcome };
      await writeChange(context, 'companyReportSchedule', schedule, change);
    });
  }
}

/** Nobody answers for it any more. */
const stopped = { isActive: false, nextRunAt: null, lastStatus: sentence('documents.scheduleLeft') };

async function run(
  context: TransactionContext,
  schedule: Schedule,
): Promise<{ readonly nextRunAt: string; readonly lastStatus: Sentence }> {
  const { app, now, db } = context;
  const recurrence = await recurrenceOf(db, schedule);
  const period = periodOf(new Date(schedule.nextRunAt ?? now), recurrence);
  const people = [...new Set(schedule.recipients)];
  let made = 0;
  for (const userId of people) {
    const person = await readCallerOfUser(app.db, userId);
    if (person) made += await queueFor(context, schedule, person, period);
  }
  const lastStatus = sentence('documents.scheduleRan', { made, people: people.length });
  return { nextRunAt: nextRunAfter(now, recurrence).toISOString(), lastStatus };
}

/** Queues what one person gets: of the reports of a schedule those that they may have made themselves. Answers how many. */
async function queueFor(
  context: TransactionContext,
  schedule: Schedule,
  person: Caller,
  period: { readonly dateFrom: string; readonly dateTo: string },
): Promise<number> {
  const { format, language, clientId, state, deliveryMethod } = schedule;
  // Who left the company sees what is not its own.
  if (deliveryMethod === 'sftp' && !belongsTo(person, schedule.companyId)) return 0;
  const wanted = reportsOf(person).filter((name) => schedule.reportTypes.includes(name));
  const jobIds: string[] = [];
  for (const reportType of wanted) {
    const given: ReportParameters = { ...period, clientId, state };
    const taken = parametersOf(reportType).flatMap((one) => (given[one] ? [[one, given[one]]] : []));
    const parameters = Object.fromEntries(taken) as ReportParameters;
    const input: ReportInput = {
      reportType,
      parameters,
      format,
      language,
      fileName: reportName(reportType, context.now, { language, timeZone: person.timeZone, format }),
      scheduleId: schedule._id,
    };
    const jobId = await queueJob(context, person, { kind: 'report', input });
    jobIds.push(jobId);
    if (deliveryMethod === 'sftp') await awaitDelivery(context, jobId, schedule._id);
  }
  if (deliveryMethod === 'email_link') await awaitLink(context, schedule._id, person.userId, jobIds);
  return wanted.length;
}
