import { whenNext } from '../notices/when-next';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Sets how the caller hears of what waits for them, from now on: what there was before is not told. */
export const setNotices: Handler<'setNotices'> = (context, { way }) =>
  inTransaction(context, async ({ db, caller, now }) => {
    if (way === 'desk') {
      await db.deleteFrom('noticeWay').where('userId', '=', caller.userId).execute();
      return { body: {} };
    }
    const chosen = {
      way,
      notifiedUntil: now.toISOString(),
      nextAt: whenNext(way, now, caller.timeZone).toISOString(),
    };
    await db
      .insertInto('noticeWay')
      .values({ userId: caller.userId, ...chosen })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(chosen))
      .execute();
    return { body: {} };
  });
