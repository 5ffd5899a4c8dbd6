import { isIdle, isOver } from './session';
import { keptOf, nextTokens, placeOf } from './session-tokens';
import type { TokenPair } from './session-tokens';
import { endSessions } from './sessions';
import type { Db } from '../database/tables';

export type Rotation =
  | { readonly outcome: 'rotated'; readonly tokens: TokenPair }
  | { readonly outcome: 'reused'; readonly userId: string }
  | { readonly outcome: 'locked' | 'refused' };

/**
 * Trades a refresh token in. The session's row is held meanwhile, so that many at once with the same token get one successor; a token
 * older than the one just used means that someone kept it, and ends the session.
 */
export function rotate(
  db: Db,
  parts: { secret: string; sessionId: string; refresh: string; now: Date },
): Promise<Rotation> {
  const { secret, sessionId, refresh, now } = parts;
  return db.transaction().execute(async (tx): Promise<Rotation> => {
    const session = await tx
      .selectFrom('session')
      .selectAll()
      .where('_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!session || isOver(session, now)) return { outcome: 'refused' };
    const place = placeOf(session, secret, refresh, now);
    if (place === 'foreign') return { outcome: 'refused' };
    if (place === 'older') {
      await endSessions(tx, [sessionId], 'reuse', now);
      return { outcome: 'reused', userId: session.userId };
    }
    const idle = isIdle(session, now);
    if (idle && session.lockedAt === null)
      await tx
        .updateTable('session')
        .set({ lockedAt: now.toISOString() })
        .where('_id', '=', sessionId)
        .execute();
    if (idle || session.lockedAt !== null) return { outcome: 'locked' };
    const tokens = nextTokens(secret, refresh);
    if (place === 'current')
      await tx
        .updateTable('session')
        .set({
          ...keptOf(tokens, now, new Date(session.createdAt)),
          previousRefreshHash: session.refreshHash,
        })
        .where('_id', '=', sessionId)
        .execute();
    return { outcome: 'rotated', tokens };
  });
}
