import { Problem } from '#contract/problems';
import { demandSessionsOf } from '../identity/demand-sessions-of';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { endSessions, endSessionsOf } from '../identity/sessions';
import { demandCover } from '../rules/user/demand-cover';
import type { RequestContext } from '../request/context';
import type { Handler } from './handler';

/** Ends one session, all sessions of a person, or with neither named all of one's own but this one. */
export const endSession: Handler<'endSession'> = async (context, input) => {
  const { caller, app, origin, now } = context;
  const userId = input.sessionId ? await ownerOf(context, input.sessionId) : (input.userId ?? caller.userId);
  if (input.userId && input.userId !== userId) throw new Problem('NOT_FOUND');
  await demandSessionsOf(context, userId);
  await demandCover(app.db, caller, userId);
  const mine = userId === caller.userId;
  const reason = mine ? 'logout' : 'admin';
  const ended = input.sessionId
    ? await endSessions(app.db, [input.sessionId], reason, now)
    : await endSessionsOf(app.db, userId, reason, now, mine ? caller.session._id : undefined);
  for (const sessionId of ended) {
    await noteSecurityEvent(app.db, now, 'session_ended', userId, {
      ...whereFrom(origin),
      sessionId,
      reason,
      by: caller.userId,
    });
    context.announce({ to: 'session', userId, sessionId });
  }
  return { body: { ended: ended.length } };
};

async function ownerOf({ app }: RequestContext, sessionId: string): Promise<string> {
  const row = await app.db
    .selectFrom('session')
    .select('userId')
    .where('_id', '=', sessionId)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row.userId;
}
