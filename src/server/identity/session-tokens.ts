import { sessionRules } from '#contract/session';
import type { SessionRow } from '../database/tables';
import { hashOf, keyed, randomToken, sameHash } from './opaque';

/** The two tokens of a session at one point of its life. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Pairs for a session that begins or is renewed: nothing that was issued before leads to them. */
export function firstTokens(secret: string): TokenPair {
  return pairOf(secret, randomToken());
}

/**
 * The pair that follows a refresh token. It is worked out and not drawn, so that two tabs that trade in the same token, or one
 * whose answer was lost, get the same pair although only hashes are kept.
 */
export function nextTokens(secret: string, refresh: string): TokenPair {
  return pairOf(secret, successorOf(secret, refresh));
}

const successorOf = (secret: string, refresh: string): string => keyed(secret, `refresh|${refresh}`);

function pairOf(secret: string, refresh: string): TokenPair {
  return { access: keyed(secret, `access|${refresh}`), refresh };
}

/** What a session keeps of a pair. The access token never outlives the session. */
export function keptOf(
  pair: TokenPair,
  now: Date,
  createdAt: Date,
): Pick<SessionRow, 'accessHash' | 'accessExpiresAt' | 'refreshHash' | 'rotatedAt'> {
  const end = Math.min(
    now.getTime() + sessionRules.access * 1000,
    createdAt.getTime() + sessionRules.absolute * 1000,
  );
  return {
    accessHash: hashOf(pair.access),
    accessExpiresAt: new Date(end).toISOString(),
    refreshHash: hashOf(pair.refresh),
    rotatedAt: now.toISOString(),
  };
}

/** More rotations than any browser makes in the life of a session. */
const mostRotations = 2_000;

/**
 * What a refresh token is to a session: its `current` one, the `previous` one inside the time that it may be presented again,
 * an `older` one that someone kept, or `foreign`. A token counts as older only if it leads to the current one: whoever knows no
 * more than the id of a session cannot end it.
 */
export function placeOf(
  session: Pick<SessionRow, 'refreshHash' | 'previousRefreshHash' | 'rotatedAt'>,
  secret: string,
  refresh: string,
  now: Date,
): 'current' | 'previous' | 'older' | 'foreign' {
  const hash = hashOf(refresh);
  if (sameHash(hash, session.refreshHash)) return 'current';
  const recent = now.getTime() - Date.parse(session.rotatedAt) <= sessionRules.refreshGrace * 1000;
  if (recent && session.previousRefreshHash !== null && sameHash(hash, session.previousRefreshHash))
    return 'previous';
  let token = refresh;
  for (let step = 0; step < mostRotations; step++) {
    token = successorOf(secret, token);
    if (sameHash(hashOf(token), session.refreshHash)) return 'older';
  }
  return 'foreign';
}
