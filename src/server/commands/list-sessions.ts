import { sessionRules } from '#contract/session';
import { demandSessionsOf } from '../identity/demand-sessions-of';
import type { Handler } from './handler';

/** The open sessions of oneself, or of someone whose sessions one may end. */
export const listSessions: Handler<'listSessions'> = async (context, input) => {
  const { caller, app, now } = context;
  const userId = input.userId ?? caller.userId;
  await demandSessionsOf(context, userId);
  const rows = await app.db
    .selectFrom('session')
    .select(['_id', 'createdAt', 'lastUsedAt as lastSeenAt', 'userAgent'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - sessionRules.absolute * 1000).toISOString())
    .orderBy('lastUsedAt', 'desc')
    .execute();
  return { body: { data: rows.map((row) => ({ ...row, current: row._id === caller.session._id })) } };
};
