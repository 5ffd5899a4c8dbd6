import type { QueryClient } from '@tanstack/react-query';
import type { EndSessionNews, FileNews, RefetchNews, Section } from '#contract/live';
import { endUserSession, reconnectMost, socketPath, topics } from '#contract/live';
import { isResourceName } from '#contract/resources/index';
import type { Identity } from '../identity/create-identity';
import { log } from './log';
import { resourcePaths } from './resource-paths';

/** The part of a socket that is used here. */
export interface LiveSocket {
  /** Whether it is connected, or will try again by itself. */
  readonly active: boolean;
  on(event: string, hear: (news: never) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}
export type Connect = (url: string, options: Record<string, unknown>) => LiveSocket;

const counts = {
  notesCount: ['desk', 'count', 'note'],
  dueRemindersCount: ['desk', 'count', 'reminder'],
} as const;

/** Fetches again exactly what a piece of news is about. */
export function refetchSection(
  section: Section,
  parts: { queryClient: QueryClient; identity: Pick<Identity, 'role'> },
): void {
  const { queryClient, identity } = parts;
  const again = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  /** Asks for the role once it is known which one the person has. */
  const afterRole = (fetchAgain: () => void) =>
    void identity.role
      .renew()
      .catch((error: unknown) => log('The role could not be asked for.', error))
      .then(fetchAgain);
  if (section === 'all') return afterRole(() => void queryClient.invalidateQueries());
  // Who decides a request is told by a reminder, who asked of the answer beside the notes.
  if (section === 'notesCount') {
    again(counts.notesCount);
    again([resourcePaths.note]);
    again([resourcePaths.request]);
  } else if (section === 'dueRemindersCount') {
    again(counts.dueRemindersCount);
    again([resourcePaths.reminder]);
    again([resourcePaths.request]);
  } else {
    afterRole(() => {
      again(['auth']);
      again([resourcePaths.role]);
    });
  }
}

/** Something of one file changed: its own record, and whatever shows that part of it, by what is asked or by what was answered. */
export function refetchFile({ fileId, resource }: FileNews, queryClient: QueryClient): void {
  const path = isResourceName(resource) ? resourcePaths[resource] : resource;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, verb, ...rest], state }) =>
      (first === path || first === resourcePaths.file) &&
      (verb === 'getList' || state.data === undefined || JSON.stringify([rest, state.data]).includes(fileId)),
  });
}

/**
 * Listens to the host for as long as somebody is signed in (specification, sections 4, 7 and 9). News are names: what they
 * name is fetched again through the same calls and rights as ever. The answer stops it.
 */
export function followNews(parts: {
  identity: Identity;
  queryClient: QueryClient;
  origin: string;
  load?: () => Promise<Connect>;
}): () => void {
  const { identity, queryClient, origin } = parts;
  const load = parts.load ?? (async () => (await import('socket.io-client')).io as unknown as Connect);
  const { session, clock } = identity;
  let socket: LiveSocket | undefined;
  let roleOfLine: string | null = null;
  let stopped = false;
  let connect: Connect | undefined;
  let cancel = () => {};
  /** By which session the host was last asked for the line. */
  let askedBy: string | null = null;

  let roleId = session.state().roleId;

  /** Another role may come with a renewed session as well as by news. */
  function takeRole() {
    const given = session.state().roleId;
    if (given === roleId) return;
    roleId = given;
    if (given) void queryClient.invalidateQueries({ queryKey: ['auth'] });
  }

  // A socket that the host refused or sent away, as one that stops does, gives up by itself.
  function comeBack() {
    cancel();
    if (stopped || !socket || !connect || !session.signedIn()) return;
    if (session.state().roleId !== roleOfLine) listen(connect);
    else if (!socket.active && !session.reauthRequired()) socket.connect();
  }

  function comeBackLater() {
    cancel();
    // Not all at once, where many were sent away together.
    cancel = clock.after(reconnectMost * (0.5 + Math.random() / 2), comeBack);
  }

  const stopSession = session.subscribe(() => {
    takeRole();
    comeBack();
  });

  /** Opens a line in the rooms of the person's role; another role takes another line. */
  function listen(connectTo: Connect) {
    const { user, roleId } = session.state();
    socket?.disconnect();
    if (stopped || !user) return;
    connect = connectTo;
    roleOfLine = roleId;
    socket = connectTo(origin, {
      path: socketPath,
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionDelayMax: reconnectMost,
      // Asked again at each try: a renewed session may have another id.
      auth: (tell: (auth: object) => void) => {
        askedBy = session.sessionId();
        tell({ sessionId: askedBy });
      },
    });
    const fetchAgain = (section: Section) => refetchSection(section, { queryClient, identity });
    const leave = () => {
      socket?.disconnect();
      void identity.logOut();
    };
    socket.on('connect', () => {
      for (const section of ['notesCount', 'dueRemindersCount', 'userRole'] as const) fetchAgain(section);
    });
    socket.on('connect_error', (error: Error) => {
      // Somebody may have signed in while the line was asked for: what is over then is the session before.
      const isOver = error.message === endUserSession;
      if (isOver && askedBy === session.sessionId()) return leave();
      if (isOver) return comeBackLater();
      log('The live connection failed.', error);
      if (socket?.active) return;
      // The session is locked or its access has run out: a call finds out which, and renews what can be renewed.
      fetchAgain('notesCount');
      comeBackLater();
    });
    socket.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') comeBackLater();
    });
    socket.on(topics.refetch(user._id), ({ section }: RefetchNews) => fetchAgain(section));
    if (roleId) socket.on(topics.refetchRole(roleId), () => fetchAgain('userRole'));
    socket.on(topics.endSession(user._id), ({ sessionId }: EndSessionNews = {}) => {
      if (!sessionId || sessionId === session.sessionId()) leave();
    });
    socket.on(topics.fileChanged, (news: FileNews) => refetchFile(news, queryClient));
  }

  load().then(listen, (error: unknown) => log('The live connection could not be loaded.', error));
  return () => {
    stopped = true;
    stopSession();
    cancel();
    socket?.disconnect();
  };
}
