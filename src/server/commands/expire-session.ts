import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { heldSession, lockSession } from '../identity/session';
import type { Handler } from './handler';

/** Locks the session of a screen that nobody touches any more: only a renewal opens it again. */
export const expireSession: Handler<'expireSession'> = async (context) => {
  const held = await heldSession(context.app, context.origin);
  if (held && held.session.lockedAt === null) {
    const sessionId = held.session._id;
    await lockSession(context.app, sessionId, context.now);
    await noteSecurityEvent(context.app.db, context.now, 'session_locked', held.userId, {
      ...whereFrom(context.origin),
      sessionId,
    });
    context.announce({ to: 'lines', sessionId });
  }
  return { body: {} };
};
