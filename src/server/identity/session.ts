import { sessionRules } from '#contract/session';
import type { SessionRow } from '../database/tables';
import type { Caller } from '../request/caller';
import { rememberedCaller } from '../request/remembered-caller';
import type { AppContext, Origin } from '../request/context';
import { readCookie } from './cookies';
import { hashOf, sameHash } from './opaque';

export type Standing =
  | { readonly state: 'none'; readonly caller?: undefined }
  | { readonly state: 'locked' | 'live'; readonly caller: Caller };

type Pair = Pick<Origin, 'cookies' | 'sessionHeader'>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nobody: Standing = { state: 'none' };
const touchEvery = 60_000;
/** Milliseconds by which the clocks of hosts may differ. What lies further ahead was written by a clock that was wrong: it proves nothing. */
const skew = 5 * 60_000;

/** The id in the session header, if it is one. */
export function sessionIdOf(origin: Pick<Origin, 'sessionHeader'>): string | undefined {
  return origin.sessionHeader && uuid.test(origin.sessionHeader) ? origin.sessionHeader : undefined;
}

/**
 * Who makes a call, and whether their session is open. It takes the access cookie and the header of the same session: a stolen header
 * opens nothing, and neither does a call that another site makes this browser send. `attended`: a person caused the call;
 * thirty minutes without such a call lock the session.
 */
export async function currentSession(app: AppContext, origin: Pair, attended: boolean): Promise<Standing> {
  const caller = await heldSession(app, origin);
  if (!caller) return nobody;
  const { session } = caller;
  const now = app.now();
  if (session.lockedAt !== null) return { state: 'locked', caller };
  if (isIdle(session, now)) {
    await lockSession(app, session._id, now);
    return { state: 'locked', caller };
  }
  const left = Date.parse(session.accessExpiresAt) - now.getTime();
  if (left <= 0 || left > sessionRules.access * 1000 + skew) return nobody;
  if (attended && now.getTime() - Date.parse(session.lastUsedAt) >= touchEvery) touch(app, session._id, now);
  return { state: 'live', caller };
}

/** The session that a browser proves to hold, open, locked or with its access run out, as long as it has not ended. */
export async function heldSession(app: AppContext, origin: Pair): Promise<Caller | undefined> {
  const sessionId = sessionIdOf(origin);
  const access = readCookie(app.settings, origin, 'access');
  if (!sessionId || !access) return undefined;
  const caller = await rememberedCaller(app.db, sessionId);
  if (!caller || !sameHash(hashOf(access), caller.session.accessHash)) return undefined;
  return isOver(caller.session, app.now()) ? undefined : caller;
}

/** Whether a session was ended or has reached its greatest age. */
export function isOver(session: Pick<SessionRow, 'endedAt' | 'createdAt'>, now: Date): boolean {
  return session.endedAt !== null || !isWithin(session.createdAt, sessionRules.absolute, now);
}

export function isIdle(session: Pick<SessionRow, 'lastUsedAt'>, now: Date): boolean {
  return !isWithin(session.lastUsedAt, sessionRules.hostIdle, now);
}

function isWithin(moment: string, seconds: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment);
  return age >= -skew && age < seconds * 1000;
}

export async function lockSession(app: Pick<AppContext, 'db'>, sessionId: string, now: Date): Promise<void> {
  await app.db
    .updateTable('session')
    .set({ lockedAt: now.toISOString() })
    .where('_id', '=', sessionId)
    .where('lockedAt', 'is', null)
    .execute();
}

// Nobody waits for it, and a call does not fail for it: at worst the session locks a minute early.
function touch(app: AppContext, sessionId: string, now: Date): void {
  app.db
    .updateTable('session')
    .set({ lastUsedAt: now.toISOString() })
    .where('_id', '=', sessionId)
    .where('lastUsedAt', '<', now.toISOString())
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error }, 'A session could not be marked as used.'));
}
