import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { readCallerOfUser, readCallerOrAdministrator } from '../request/caller';
import type { Caller } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';

/** Who keeps a schedule, as long as they may sign in. */
export const keeperOf = async (db: Db, scheduleId: string): Promise<Caller | undefined> =>
  readCallerOfUser(db, await readSetBy(db, scheduleId));

async function readSetBy(db: Db, scheduleId: string): Promise<string> {
  const schedule = db.selectFrom('companyReportSchedule').select('setBy').where('_id', '=', scheduleId);
  return (await schedule.executeTakeFirstOrThrow()).setBy;
}

/**
 * Says what came of its reports on a schedule and in the history of that, in the name of who keeps it, or of an administrator where nobody
 * does; `note` writes it where they waited, as one with it.
 */
export async function tellSchedule(
  app: AppContext,
  scheduleId: string,
  said: Sentence,
  note: (context: TransactionContext) => Promise<unknown>,
): Promise<void> {
  const caller = await readCallerOrAdministrator(app.db, await readSetBy(app.db, scheduleId));
  if (!caller) return;
  await inOwnName(app, caller, 'schedule', async (context) => {
    const schedule = await take(context, 'companyReportSchedule', scheduleId, { scope: 'everything' });
    await note(context);
    await writeChange(context, 'companyReportSchedule', schedule, { lastStatus: said }, said);
  });
}
