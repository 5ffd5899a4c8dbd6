import { sql } from 'kysely';
import { newId } from '../database/new-id';
import type { Db, Tx } from '../database/tables';
import { firstTokens, keptOf } from './session-tokens';
import type { TokenPair } from './session-tokens';

/** Sessions of one person at a time; the oldest ends for the next. */
export const mostSessions = 5;

export type EndReason = 'logout' | 'admin' | 'replaced' | 'password_changed' | 'reuse';

/** Opens a session for someone who proved who they are. Answers which older ones ended for it. */
export async function openSession(
  tx: Tx,
  parts: { secret: string; userId: string; userAgent: string; now: Date },
): Promise<{ sessionId: string; tokens: TokenPair; ended: string[] }> {
  const { secret, userId, now } = parts;
  // Two sign-ins at once must not both count the same older sessions.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`session|${userId}`}, 0))`.execute(tx);
  const open = await tx
    .selectFrom('session')
    .select('_id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const ended = await endSessions(
    tx,
    open.slice(mostSessions - 1).map((row) => row._id),
    'replaced',
    now,
  );
  const sessionId = newId(now.getTime());
  const tokens = firstTokens(secret);
  const at = now.toISOString();
  await tx
    .insertInto('session')
    .values({
      _id: sessionId,
      userId,
      ...keptOf(tokens, now, now),
      previousRefreshHash: null,
      createdAt: at,
      lastUsedAt: at,
      lockedAt: null,
      endedAt: null,
      endedReason: null,
      codeAt: at,
      userAgent: parts.userAgent || null,
    })
    .execute();
  return { sessionId, tokens, ended };
}

/** Unlocks a session and gives it tokens that nothing issued before leads to. Absent when it ended in the meantime. */
export async function renewSession(
  db: Db,
  parts: { secret: string; sessionId: string; createdAt: string; now: Date },
): Promise<TokenPair | undefined> {
  const tokens = firstTokens(parts.secret);
  const renewed = await db
    .updateTable('session')
    .set({
      ...keptOf(tokens, parts.now, new Date(parts.createdAt)),
      previousRefreshHash: null,
      lockedAt: null,
      lastUsedAt: parts.now.toISOString(),
    })
    .where('_id', '=', parts.sessionId)
    .where('endedAt', 'is', null)
    .returning('_id')
    .executeTakeFirst();
  return renewed && tokens;
}

/** Ends sessions that are still open, and answers which those were. */
export async function endSessions(
  db: Db,
  sessionIds: readonly string[],
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endedReason: reason })
    .where('_id', 'in', sessionIds)
    .where('endedAt', 'is', null)
    .returning('_id')
    .execute();
  return rows.map((row) => row._id);
}

/** Ends all sessions of a person, or all but one, and answers which those were. */
export async function endSessionsOf(
  db: Db,
  userId: string,
  reason: EndReason,
  now: Date,
  but?: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endedReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(but !== undefined, (query) => query.where('_id', '!=', but as string))
    .returning('_id')
    .execute();
  return rows.map((row) => row._id);
}
