import { Problem } from '#contract/problems';
import { demandSessionsOf } from '../identity/reach-of-sessions';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { endSessions, endSessionsOf } from '../identity/sessions';
import type { Work } from '../request/work';
import type { Handler } from './handler';

/** Ends one session, all sessions of a person, or with neither named all of one's own but this one. */
export const endSession: Handler<'endSession'> = async (work, input) => {
  const { caller, house, origin, now } = work;
  const userId = input.sessionId ? await ownerOf(work, input.sessionId) : (input.userId ?? caller.userId);
  if (input.userId && input.userId !== userId) throw new Problem('NOT_FOUND');
  await demandSessionsOf(work, userId);
  const mine = userId === caller.userId;
  const reason = mine ? 'logout' : 'admin';
  const ended = input.sessionId
    ? await endSessions(house.db, [input.sessionId], reason, now)
    : await endSessionsOf(house.db, userId, reason, now, mine ? caller.session._id : undefined);
  for (const sessionId of ended) {
    await noteSecurityEvent(house.db, now, 'session_ended', userId, {
      ...whereFrom(origin),
      sessionId,
      reason,
      by: caller.userId,
    });
    work.announce({ to: 'session', userId, sessionId });
  }
  return { body: { ended: ended.length } };
};

async function ownerOf({ house }: Work, sessionId: string): Promise<string> {
  const row = await house.db
    .selectFrom('session')
    .select('userId')
    .where('_id', '=', sessionId)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row.userId;
}
