import { Problem } from '#contract/problems';
import { readCaller } from '../request/caller';
import type { Caller } from '../request/caller';
import type { Answer, Work } from '../request/work';
import type { Account } from './account';
import { changeCookies } from './cookies';
import { browserMark } from './known-browser';
import { noteSecurityEvent, whereFrom } from './security-event';
import { heldSession } from './session';
import type { TokenPair } from './session-tokens';
import { endSessions, openSession, renewSession } from './sessions';
import { signedIn } from './signed-in';

/** Lets someone in who gave their password and their code. The session that this browser held before ends. */
export async function enter(work: Work, account: Account): Promise<Answer> {
  const { house, origin, now } = work;
  const before = await heldSession(house, origin);
  const opened = await house.db.transaction().execute(async (tx) => {
    if (before) await endSessions(tx, [before.session._id], 'replaced', now);
    const session = await openSession(tx, {
      secret: house.secret,
      userId: account.userId,
      userAgent: origin.userAgent,
      now,
    });
    await tx
      .updateTable('user')
      .set({ lastLoginAt: now.toISOString() })
      .where('_id', '=', account.userId)
      .execute();
    const detail = { ...whereFrom(origin), sessionId: session.sessionId };
    await noteSecurityEvent(tx, now, 'sign_in', account.userId, detail);
    return session;
  });
  for (const sessionId of opened.ended) work.announce({ to: 'session', userId: account.userId, sessionId });
  // Of one's own session before, this browser need not hear: it holds the new one already.
  if (before && before.userId !== account.userId)
    work.announce({ to: 'session', userId: before.userId, sessionId: before.session._id });
  const caller = await readCaller(house.db, opened.sessionId);
  if (!caller) throw new Problem('SIGN_IN_FAILED');
  return welcome(work, caller, opened.tokens, true);
}

/** Unlocks a session for the one whose it is: it keeps its id, and everything issued for it before is void. */
export async function renew(work: Work, caller: Caller): Promise<Answer | undefined> {
  const { house, origin, now } = work;
  const { _id: sessionId, createdAt } = caller.session;
  const tokens = await renewSession(house.db, { secret: house.secret, sessionId, createdAt, now });
  if (!tokens) return undefined;
  await noteSecurityEvent(house.db, now, 'session_renewed', caller.userId, {
    ...whereFrom(origin),
    sessionId,
  });
  return welcome(work, caller, tokens, false);
}

function welcome(work: Work, caller: Caller, tokens: TokenPair, afterCode: boolean): Answer {
  const { settings, secret } = work.house;
  return {
    body: signedIn(caller),
    cookies: changeCookies(settings, {
      ...tokens,
      ...(afterCode && { signIn: null, browser: browserMark(secret, caller.userId) }),
    }),
  };
}
