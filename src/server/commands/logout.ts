import { changeCookies } from '../identity/cookies';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { heldSession } from '../identity/session';
import { endSessions } from '../identity/sessions';
import type { Handler } from './handler';

/** Logging out. It succeeds whether or not there is a session left to end. */
export const logout: Handler<'logout'> = async (work) => {
  const { house, origin, now } = work;
  const held = await heldSession(house, origin);
  // A late log-out of the session before must not take the cookies of the next one away.
  if (!held && origin.sessionHeader) return { body: {} };
  if (held) {
    const sessionId = held.session._id;
    await endSessions(house.db, [sessionId], 'logout', now);
    await noteSecurityEvent(house.db, now, 'session_ended', held.userId, {
      ...whereFrom(origin),
      sessionId,
      reason: 'logout',
    });
    work.announce({ to: 'session', userId: held.userId, sessionId });
  }
  return { body: {}, cookies: changeCookies(house.settings, { access: null, refresh: null, signIn: null }) };
};
