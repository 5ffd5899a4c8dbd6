import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { readAdministrator, readCallerOfUser } from '../request/caller';
import type { Caller } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';

/** Who keeps a schedule, as long as they may sign in. */
export async function keeperOf(db: Db, scheduleId: string): Promise<Caller | undefined> {
  const { setBy } = await db
    .selectFrom('companyReportSchedule')
    .select('setBy')
    .where('_id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  return readCallerOfUser(db, setBy);
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
  const caller = (await keeperOf(app.db, scheduleId)) ?? (await readAdministrator(app.db));
  if (!caller) return;
  await inOwnName(app, caller, 'schedule', async (context) => {
    const schedule = await take(context, 'companyReportSchedule', scheduleId, { scope: 'everything' });
    await note(context);
    await writeChange(context, 'companyReportSchedule', schedule, { lastStatus: said }, said);
  });
}
