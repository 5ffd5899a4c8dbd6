import type { ValueOf } from '#contract/vocabularies/index';
import type { Handler } from './handler';

/** How the caller hears of what waits for them. */
export const showNotices: Handler<'showNotices'> = async ({ db, caller }) => {
  const chosen = await db
    .selectFrom('noticeWay')
    .select('way')
    .where('userId', '=', caller.userId)
    .executeTakeFirst();
  return { body: { way: (chosen?.way as ValueOf<'noticeWay'> | undefined) ?? 'desk' } };
};
