import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { heldSession, lockSession } from '../identity/session';
import type { Handler } from './handler';

/** Locks the session of a screen that nobody touches any more: only a renewal opens it again. */
export const expireSession: Handler<'expireSession'> = async (work) => {
  const held = await heldSession(work.house, work.origin);
  if (held && held.session.lockedAt === null) {
    const sessionId = held.session._id;
    await lockSession(work.house, sessionId, work.now);
    await noteSecurityEvent(work.house.db, work.now, 'session_locked', held.userId, {
      ...whereFrom(work.origin),
      sessionId,
    });
  }
  return { body: {} };
};
