import { sql } from 'kysely';
import { newId } from '../database/new-id';
import { delayAfter } from '../jobs/delay-after';
import { readCallerOfUser } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { notifyOfFailedDelivery, notifyOfReport } from './notify-of-report';

const atOnce = 50;
/** Attempts before a link is given up: with the growing delays, about four hours. */
const most = 10;
/** Milliseconds for which one host is at a link before another takes it for dead. */
const lease = 60_000;

/** A link that waits, once the reports that it leads to are through. */
interface Waiting {
  readonly _id: string;
  readonly scheduleId: string;
  readonly userId: string;
  readonly attempts: number;
  /** Whether any of the reports was made. */
  readonly isMade: boolean;
}

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
 * and given up after so many. Where none of the reports could be made, who keeps the schedule is told instead.
 */
export async function mailLinks(app: AppContext): Promise<void> {
  const { rows } = await sql<Pick<Waiting, '_id'>>`
    select r._id from "reportLink" r
    where r."sentAt" is null and r."failedAt" is null and r."nextAttemptAt" <= ${app.now().toISOString()}::timestamptz
      and not exists (select from job j where j._id = any(r."jobIds") and j."endedAt" is null)
    order by r."nextAttemptAt" limit ${atOnce}`.execute(app.db);
  for (const { _id } of rows) {
    const waiting = await claim(app, _id);
    if (waiting) await mail(app, waiting);
  }
}

async function claim({ db, now }: AppContext, _id: string): Promise<Waiting | undefined> {
  const at = now();
  const { rows } = await sql<Waiting>`update "reportLink" r
    set attempts = attempts + 1, "nextAttemptAt" = ${new Date(at.getTime() + lease).toISOString()}::timestamptz
    where r._id = ${_id}::uuid and r."sentAt" is null and r."failedAt" is null
      and r."nextAttemptAt" <= ${at.toISOString()}::timestamptz
    returning r._id, r."scheduleId", r."userId", r.attempts,
      exists (select from job j where j._id = any(r."jobIds") and j.status = 'done') "isMade"`.execute(db);
  return rows[0];
}

async function mail(app: AppContext, waiting: Waiting): Promise<void> {
  const person = await readCallerOfUser(app.db, waiting.userId);
  try {
    if (person && waiting.isMade) await notifyOfReport(app, person);
    else if (!waiting.isMade) await notifyOfFailedDelivery(app, waiting.scheduleId);
    await end(app, waiting, person && waiting.isMade ? 'sentAt' : 'failedAt');
  } catch (error) {
    app.log.warn({ err: error, scheduleId: waiting.scheduleId }, 'A link to a report could not be mailed.');
    if (waiting.attempts >= most) return end(app, waiting, 'failedAt');
    const next = new Date(app.now().getTime() + delayAfter(waiting.attempts)).toISOString();
    await app.db
      .updateTable('reportLink')
      .set({ nextAttemptAt: next })
      .where('_id', '=', waiting._id)
      .execute();
  }
}

async function end(app: AppContext, { _id }: Waiting, how: 'sentAt' | 'failedAt'): Promise<void> {
  await app.db
    .updateTable('reportLink')
    .set({ [how]: app.now().toISOString() })
    .where('_id', '=', _id)
    .execute();
}
