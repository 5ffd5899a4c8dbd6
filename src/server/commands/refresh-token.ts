import { Problem } from '#contract/problems';
import { changeCookies, readCookie } from '../identity/cookies';
import { rotate } from '../identity/rotate';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { sessionIdOf } from '../identity/session';
import { signedIn } from '../identity/signed-in';
import { readCaller } from '../request/caller';
import type { Handler } from './handler';

/**
 * Trades the refresh cookie in for new cookies. A refusal clears none: it may come late, and the browser may hold those of another
 * sign-in by then.
 */
export const refreshToken: Handler<'refreshToken'> = async ({ app, origin, now }) => {
  const refresh = readCookie(app.settings, origin, 'refresh');
  const sessionId = sessionIdOf(origin);
  if (!refresh || !sessionId) throw new Problem('SIGNED_OUT');
  const rotation = await rotate(app.db, { secret: app.secret, sessionId, refresh, now });
  if (rotation.outcome === 'reused') {
    const { userId } = rotation;
    await noteSecurityEvent(app.db, now, 'refresh_reuse', userId, { ...whereFrom(origin), sessionId });
    // Told at once, since the refusal below would keep it back.
    app.live.notify([{ to: 'session', userId, sessionId }]);
  }
  if (rotation.outcome === 'locked') throw new Problem('SESSION_LOCKED');
  const caller = rotation.outcome === 'rotated' ? await readCaller(app.db, sessionId) : undefined;
  if (rotation.outcome !== 'rotated' || !caller) throw new Problem('SIGNED_OUT');
  return { body: signedIn(caller), cookies: changeCookies(app.settings, { ...rotation.tokens }) };
};
