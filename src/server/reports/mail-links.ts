import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { Db, Tables } from '../database/tables';
import { readCallerOfUser } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { remindNow } from '../rules/reminder/rule-reminders';
import { notifyOfNoReport, notifyOfReport } from './notify-of-report';
import { tellSchedule } from './tell-schedule';
import { nextAttempt, noteWaiting, workDue } from '../jobs/work-due';
import type { Waits } from '../jobs/work-due';

const waits: Waits = {
  table: 'reportLink',
  key: '_id',
  doneAt: 'sentAt',
  isReady: sql`not exists (select from job j where j._id = any(w."jobIds") and j."endedAt" is null)`,
  atOnce: 50,
  lease: 60_000,
};

/** A link that waits, once the reports that it leads to are through. */
type Waiting = Tables['reportLink'];

/** Notes, in the transaction that queues the reports of a person, that they are told by mail once all of them are through. */
export async function awaitLink(
  { db, now }: TransactionContext,
  scheduleId: string,
  userId: string,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const nextAttemptAt = now.toISOString();
  await db
    .insertInto('reportLink')
    .values({
      ...{ _id: newId(now.getTime()), scheduleId, userId, jobIds: [...jobIds] },
      ...{ attempts: 0, nextAttemptAt, sentAt: null, failedAt: null },
    })
    .execute();
}

/**
 * Mails people the links to their reports that are made. One host takes each; what cannot be mailed is tried again after growing delays,
 * and given up after so many, which who keeps the schedule is reminded of. Where none of the reports could be made, they are told instead.
 */
export const mailLinks = (app: AppContext): Promise<void> =>
  workDue<Waiting>(app, waits, (waiting) => mail(app, waiting));

async function mail(app: AppContext, waiting: Waiting): Promise<void> {
  try {
    if (await isMade(app, waiting)) await mailPerson(app, waiting);
    else await tellOfNone(app, waiting);
  } catch (error) {
    app.log.warn({ err: error, scheduleId: waiting.scheduleId }, 'A link to a report could not be mailed.');
    const next = nextAttempt(app, waiting.attempts);
    await (next ? noteWaiting(app.db, waits, waiting._id, 'nextAttemptAt', next) : giveUp(app, waiting));
  }
}

/** Whether any of the reports was made. */
async function isMade({ db }: AppContext, { jobIds }: Waiting): Promise<boolean> {
  const made = await db
    .selectFrom('job')
    .select('_id')
    .where('_id', 'in', jobIds)
    .where('status', '=', 'done')
    .executeTakeFirst();
  return made !== undefined;
}

async function mailPerson(app: AppContext, waiting: Waiting): Promise<void> {
  const person = await readCallerOfUser(app.db, waiting.userId);
  if (person) await notifyOfReport(app, person, waiting._id);
  await end(app, app.db, waiting, person ? 'sentAt' : 'failedAt');
}

async function tellOfNone(app: AppContext, waiting: Waiting): Promise<void> {
  await notifyOfNoReport(app, { id: waiting._id, scheduleId: waiting.scheduleId });
  await tellSchedule(app, waiting.scheduleId, sentence('documents.reportsNotMade'), ({ db }) =>
    end(app, db, waiting, 'failedAt'),
  );
}

// It is mail that does not go, so it stands on a desk.
async function giveUp(app: AppContext, waiting: Waiting): Promise<void> {
  const { firstName, lastName } = await app.db
    .selectFrom('user')
    .select(['firstName', 'lastName'])
    .where('_id', '=', waiting.userId)
    .executeTakeFirstOrThrow();
  const name = `${firstName} ${lastName}`;
  const said = sentence('documents.linkNotMailed', { name, tries: waiting.attempts });
  await tellSchedule(app, waiting.scheduleId, said, async (context) => {
    await end(app, context.db, waiting, 'failedAt');
    await remindNow(context, [context.caller.userId], { title: said });
  });
}

const end = (app: AppContext, db: Db, waiting: Waiting, how: 'sentAt' | 'failedAt'): Promise<void> =>
  noteWaiting(db, waits, waiting._id, how, app.now().toISOString());
