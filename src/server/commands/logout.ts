import { changeCookies } from '../identity/cookies';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { heldSession } from '../identity/session';
import { endSessions } from '../identity/sessions';
import type { Handler } from './handler';

/** Logging out. It succeeds whether or not there is a session left to end. */
export const logout: Handler<'logout'> = async (context) => {
  const { app, origin, now } = context;
  const held = await heldSession(app, origin);
  // A late log-out of the session before must not take the cookies of the next one away.
  if (!held && origin.sessionHeader) return { body: {} };
  if (held) {
    const sessionId = held.session._id;
    await endSessions(app.db, [sessionId], 'logout', now);
    await noteSecurityEvent(app.db, now, 'session_ended', held.userId, {
      ...whereFrom(origin),
      sessionId,
      reason: 'logout',
    });
    context.announce({ to: 'session', userId: held.userId, sessionId });
  }
  return { body: {}, cookies: changeCookies(app.settings, { access: null, refresh: null, signIn: null }) };
};
