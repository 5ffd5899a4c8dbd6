import { Problem } from '#contract/problems';
import type { SignedIn } from '#contract/session';
import { setSilently } from '../records/set-silently';
import { readCaller } from '../request/caller';
import type { Caller } from '../request/caller';
import type { Answered, News, RequestContext } from '../request/context';
import type { Account } from './account';
import { changeCookies } from './cookies';
import { browserMark } from './known-browser';
import { noteSecurityEvent, whereFrom } from './security-event';
import { heldSession } from './session';
import type { TokenPair } from './session-tokens';
import { endSessions, openSession, renewSession } from './sessions';
import { signedIn } from './signed-in';

/** What of a request letting somebody in takes. */
type Entrance = Pick<RequestContext, 'app' | 'origin' | 'now' | 'announce'>;

/** Lets someone in who gave their password and their code. The session that this browser held before ends. */
export async function enter(context: Entrance, account: Account): Promise<Answered<SignedIn>> {
  const { app, origin, now } = context;
  const before = await heldSession(app, origin);
  const opened = await app.db.transaction().execute(async (tx) => {
    if (before) await endSessions(tx, [before.session._id], 'replaced', now);
    const session = await openSession(tx, {
      secret: app.secret,
      userId: account.userId,
      userAgent: origin.userAgent,
      now,
    });
    await setSilently(tx, 'user', account.userId, { lastLoginAt: now.toISOString() });
    const detail = { ...whereFrom(origin), sessionId: session.sessionId };
    await noteSecurityEvent(tx, now, 'sign_in', account.userId, detail);
    return session;
  });
  for (const sessionId of opened.ended)
    context.announce({ to: 'session', userId: account.userId, sessionId });
  if (before) context.announce(endOf(before, account));
  const caller = await readCaller(app.db, opened.sessionId);
  if (!caller) throw new Problem('SIGN_IN_FAILED');
  return welcome(context, caller, opened.tokens, true);
}

/**
 * What is told of the session that a browser held before. Of one's own the browser need not hear that it is over: it holds the new one
 * already, and its line comes back by that.
 */
function endOf({ userId, session: { _id: sessionId } }: Caller, account: Account): News {
  return userId === account.userId ? { to: 'lines', sessionId } : { to: 'session', userId, sessionId };
}

/** Unlocks a session for the one whose it is: it keeps its id, and everything issued for it before is void. */
export async function renew(
  context: RequestContext,
  caller: Caller,
): Promise<Answered<SignedIn> | undefined> {
  const { app, origin, now } = context;
  const { _id: sessionId, createdAt } = caller.session;
  const tokens = await renewSession(app.db, { secret: app.secret, sessionId, createdAt, now });
  if (!tokens) return undefined;
  await noteSecurityEvent(app.db, now, 'session_renewed', caller.userId, {
    ...whereFrom(origin),
    sessionId,
  });
  return welcome(context, caller, tokens, false);
}

function welcome(
  context: Pick<Entrance, 'app'>,
  caller: Caller,
  tokens: TokenPair,
  afterCode: boolean,
): Answered<SignedIn> {
  const { settings, secret } = context.app;
  return {
    body: signedIn(caller),
    cookies: changeCookies(settings, {
      ...tokens,
      ...(afterCode && { signIn: null, browser: browserMark(secret, caller.userId) }),
    }),
  };
}
