import type { Server as HttpServer } from 'node:http';
import cookies from '@fastify/cookie';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { endUserSession, socketPath, topics } from '#contract/live';
import { currentSession, heldSession, isOver, sessionIdOf } from '../identity/session';
import { isOwn } from '../request/check-origin';
import type { AppContext, Live, News } from '../request/context';
import { openEnding } from './end-sockets';
import type { Over } from './end-sockets';
import { fileAudience } from './file-audience';
import { limitHandshakes } from './limit-handshakes';
import { rejoinRooms, rejoinRoomsOf, roomOf, joinRooms } from './socket-rooms';
import type { SocketData } from './socket-rooms';

const recheckEvery = 60_000;
const perUser = 10;
const largestMessage = 16_384;

export interface OpenLive extends Live {
  /** Ends all sockets, so that the host can stop; a host does not close while one is open. */
  close(): Promise<void>;
}

/**
 * Opens the socket on the host's own port. A handshake proves a session as a call does: cookies and session id together.
 * `pool`: where several hosts share a database, news reaches the sockets of all of them through it.
 */
export function openLive(
  server: HttpServer,
  app: Omit<AppContext, 'live' | 'jobs'>,
  pool?: pg.Pool,
): OpenLive {
  const mayShakeHands = limitHandshakes(app.settings);
  const io = new Server(server, {
    path: socketPath,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: largestMessage,
    serveClient: false,
    allowRequest: (request, decide) => {
      const { origin } = request.headers;
      if (origin !== undefined && !isOwn(origin, request, app.settings)) decide(null, false);
      else void mayShakeHands(request).then((may) => decide(null, may));
    },
    ...(app.settings.webOrigins.length > 0 && {
      cors: { origin: [...app.settings.webOrigins], credentials: true },
    }),
    ...(pool && {
      adapter: createAdapter(pool, { errorHandler: (error) => app.log.warn({ err: error }, 'live') }),
    }),
  });
  io.use((socket, next) => {
    admit(app as AppContext, socket).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      () => next(new Error('NotReady')),
    );
  });
  io.on('connection', (socket) => settleIn(io, socket));
  const end = openEnding(io, pool !== undefined);
  const recheck = setInterval(() => void endDead(app as AppContext, io), recheckEvery);
  recheck.unref();
  return {
    notify: (news) =>
      void notify(app as AppContext, io, end, news).catch((error: unknown) =>
        app.log.warn({ err: error }, 'News did not go out.'),
      ),
    close: async () => {
      clearInterval(recheck);
      io.local.disconnectSockets(true);
      await io.close();
    },
  };
}

/**
 * Lets a socket in, or says why not. Only a session that is over ends the browser's; one that is locked, or whose access
 * has run out, comes back by itself once it has been renewed.
 */
async function admit(app: AppContext, socket: Socket): Promise<string | undefined> {
  const origin = pairOf(socket);
  const { state, caller } = await currentSession(app, origin, false);
  if (state === 'live') {
    (socket.data as SocketData).caller = caller;
    return undefined;
  }
  if (state === 'locked') return 'SessionLocked';
  return (await heldSession(app, origin)) || (await isAlive(app, sessionIdOf(origin)))
    ? 'SignedOut'
    : endUserSession;
}

// A browser whose access cookie belongs to the turn before still has its refresh to try; one whose session ended has not.
async function isAlive(app: AppContext, sessionId: string | undefined): Promise<boolean> {
  if (!sessionId) return false;
  const row = await app.db
    .selectFrom('session')
    .select(['endedAt', 'createdAt'])
    .where('_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined && !isOver(row, app.now());
}

function pairOf(socket: Socket): {
  cookies: Record<string, string | undefined>;
  sessionHeader: string | undefined;
} {
  const { sessionId } = socket.handshake.auth as { sessionId?: unknown };
  return {
    cookies: cookies.parse(socket.handshake.headers.cookie ?? ''),
    sessionHeader: typeof sessionId === 'string' ? sessionId : undefined,
  };
}

function settleIn(io: Server, socket: Socket): void {
  const { caller } = socket.data as SocketData;
  if (!caller) return void socket.disconnect(true);
  const mine = io.of('/').adapter.rooms.get(`user:${caller.userId}`);
  if (mine && mine.size >= perUser) io.local.in([...mine][0] ?? '').disconnectSockets(true);
  joinRooms(socket, caller);
}

async function notify(
  app: AppContext,
  io: Server,
  end: (over: Over) => void,
  news: readonly News[],
): Promise<void> {
  const files = new Map<string, Set<string>>();
  const readers = new Map<string, readonly string[]>();
  for (const one of news) {
    if (one.to !== 'file') {
      await tellPeople(app.db, io, end, one);
      continue;
    }
    files.set(one.fileId, (files.get(one.fileId) ?? new Set()).add(one.resource));
    const about = `${one.fileId} ${one.resource}`;
    readers.set(about, [...(readers.get(about) ?? []), ...(one.readers ?? [])]);
  }
  if (files.size === 0) return;
  const audience = await fileAudience(app.db, [...files.keys()]);
  const rooms = (fileId: string, resource: string): string[] =>
    [
      ...(audience.get(fileId) ?? ['all']),
      ...(readers.get(`${fileId} ${resource}`) ?? []).map((id) => `company:${id}`),
    ].map((way) => roomOf(way, resource));
  for (const [fileId, resources] of files)
    for (const resource of resources)
      io.to(rooms(fileId, resource)).emit(topics.fileChanged, { fileId, resource });
}

async function tellPeople(
  db: AppContext['db'],
  io: Server,
  end: (over: Over) => void,
  news: Exclude<News, { to: 'file' }>,
): Promise<void> {
  switch (news.to) {
    case 'user': {
      const room = `user:${news.userId}`;
      io.to(room).emit(topics.refetch(news.userId), { section: news.section });
      return news.section === 'userRole' ? rejoinRoomsOf(db, io, room) : undefined;
    }
    case 'role': {
      const room = `role:${news.roleId}`;
      io.to(room).emit(topics.refetchRole(news.roleId), {});
      return rejoinRoomsOf(db, io, room);
    }
    case 'lines':
      return void io.in(`session:${news.sessionId}`).disconnectSockets(true);
    case 'session':
      return end(news);
  }
}

// A session may end without news: by age, or by a hand in the database.
async function endDead(app: AppContext, io: Server): Promise<void> {
  for (const socket of io.sockets.sockets.values()) {
    const { state, caller: now } = await currentSession(app, pairOf(socket), false).catch(() => ({
      state: 'live' as const,
      caller: undefined,
    }));
    if (state === 'live' && now) rejoinRooms(socket, now);
    else if (state === 'locked') socket.disconnect(true);
    else if (state === 'none' && !(await heldSession(app, pairOf(socket)).catch(() => true))) {
      const { caller } = socket.data as SocketData;
      const sessionId = caller?.session._id;
      if (await isAlive(app, sessionId)) continue;
      // By its name: the browser may hold another one by now.
      socket.emit(topics.endSession(caller?.userId ?? ''), { sessionId });
      socket.disconnect(true);
    }
  }
}
