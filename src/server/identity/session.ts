import { sessionRules } from '#contract/session';
import type { SessionRow } from '../database/tables';
import { readCaller } from '../request/caller';
import type { Caller } from '../request/caller';
import type { House, Origin } from '../request/work';
import { readCookie } from './cookies';
import { hashOf, sameHash } from './opaque';

export type Standing =
  | { readonly state: 'none'; readonly caller?: undefined }
  | { readonly state: 'locked' | 'live'; readonly caller: Caller };

type Pair = Pick<Origin, 'cookies' | 'sessionHeader'>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nobody: Standing = { state: 'none' };
const touchEvery = 60_000;

/** The id in the session header, if it is one. */
export function sessionIdOf(origin: Pick<Origin, 'sessionHeader'>): string | undefined {
  return origin.sessionHeader && uuid.test(origin.sessionHeader) ? origin.sessionHeader : undefined;
}

/**
 * Who makes a call, and whether their session is open. It takes the access cookie and the header of the same session: a stolen header
 * opens nothing, and neither does a call that another site makes this browser send. `attended`: a person caused the call;
 * thirty minutes without such a call lock the session.
 */
export async function currentSession(house: House, origin: Pair, attended: boolean): Promise<Standing> {
  const caller = await heldSession(house, origin);
  if (!caller) return nobody;
  const { session } = caller;
  const now = house.now();
  if (session.lockedAt !== null) return { state: 'locked', caller };
  if (isIdle(session, now)) {
    await lockSession(house, session._id, now);
    return { state: 'locked', caller };
  }
  if (Date.parse(session.accessExpiresAt) <= now.getTime()) return nobody;
  if (attended && now.getTime() - Date.parse(session.lastUsedAt) >= touchEvery)
    touch(house, session._id, now);
  return { state: 'live', caller };
}

/** The session that a browser proves to hold, open, locked or with its access run out, as long as it has not ended. */
export async function heldSession(house: House, origin: Pair): Promise<Caller | undefined> {
  const sessionId = sessionIdOf(origin);
  const access = readCookie(house.settings, origin, 'access');
  if (!sessionId || !access) return undefined;
  const caller = await readCaller(house.db, sessionId);
  if (!caller || !sameHash(hashOf(access), caller.session.accessHash)) return undefined;
  return isOver(caller.session, house.now()) ? undefined : caller;
}

/** Whether a session was ended or has reached its greatest age. */
export function isOver(session: Pick<SessionRow, 'endedAt' | 'createdAt'>, now: Date): boolean {
  return (
    session.endedAt !== null || now.getTime() - Date.parse(session.createdAt) >= sessionRules.absolute * 1000
  );
}

export function isIdle(session: Pick<SessionRow, 'lastUsedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(session.lastUsedAt) >= sessionRules.hostIdle * 1000;
}

export async function lockSession(house: Pick<House, 'db'>, sessionId: string, now: Date): Promise<void> {
  await house.db
    .updateTable('session')
    .set({ lockedAt: now.toISOString() })
    .where('_id', '=', sessionId)
    .where('lockedAt', 'is', null)
    .execute();
}

// Nobody waits for it, and a call does not fail for it: at worst the session locks a minute early.
function touch(house: House, sessionId: string, now: Date): void {
  house.db
    .updateTable('session')
    .set({ lastUsedAt: now.toISOString() })
    .where('_id', '=', sessionId)
    .where('lastUsedAt', '<', now.toISOString())
    .execute()
    .catch((error: unknown) => house.log.warn({ err: error }, 'A session could not be marked as used.'));
}
