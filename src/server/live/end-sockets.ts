import type { Server } from 'socket.io';
import { topics } from '#contract/live';

/** A session that is over, or without `sessionId` all of a user's. */
export interface Over {
  readonly userId: string;
  readonly sessionId?: string | undefined;
}

const over = 'session-over';

/**
 * Tells the sockets of what is over that it is, then ends them, on every host where several share a database. Word and end travel as
 * one message: as two they go by different connections, and the end may come first.
 */
export function openEnding(io: Server, isShared: boolean): (news: Over) => void {
  const endHere = ({ userId, sessionId }: Over): void => {
    const room = sessionId ? `session:${sessionId}` : `user:${userId}`;
    io.local.to(room).emit(topics.endSession(userId), sessionId ? { sessionId } : {});
    io.local.in(room).disconnectSockets(true);
  };
  io.on(over, endHere);
  return ({ userId, sessionId }) => {
    endHere({ userId, sessionId });
    if (isShared) io.serverSideEmit(over, { userId, sessionId });
  };
}
