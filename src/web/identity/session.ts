import type { SignedInUser } from '#contract/session';
import type { Channel } from '../http/channel';
import type { Clock } from '../http/clock';
import { Dropped } from '../http/failures';
import type { HttpSession } from '../http/http';
import { heard } from './heard';

/** Of the signed-in user only these three are promised by every host. */
export type SessionUser = Pick<SignedInUser, '_id' | 'email' | 'companyId'> & Partial<SignedInUser>;

/** What survives a reload (specification, section 3, "Auth state"). */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly roleId: string | null;
  readonly userRole: string | null;
  readonly requireReauth: boolean;
}

export interface Session extends HttpSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Called with the one who was and the one who is signed in, whenever that changes, in every tab. */
  onPersonChange(listener: (before: string | null, now: string | null) => void): () => void;
  signIn(answer: { user: SessionUser; roleId: string; sessionId?: string | null }): void;
  setUserRole(userRole: string | null): void;
  /** The person who is signed in has another language from now on. */
  setLanguage(userId: string, language: SignedInUser['language']): void;
  /** Another role was given to the person who stays signed in. */
  takeRole(roleId: string, userRole: string): void;
  /** Forgets the person, here and in every tab: user data, drafts, everything kept but colours and language. */
  clear(): void;
  /** Marks that a person is at work now, for all tabs. */
  touch(): void;
  lastActivity(): number | null;
  /** Follows the other tabs; the answer stops it. */
  follow(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

const STATE = 'auth';
const SESSION_ID = 'sessionId';
const REFRESHED_AT = 'sessionRefreshedAt';
const LAST_ACTIVITY = 'lastActivityAt';
/** A taste for colours and a language tell nothing about anybody, and outlive the log-out. */
const isKept = (key: string) => key === 'colorMode' || key === 'locale';

const NOBODY: SessionState = { user: null, roleId: null, userRole: null, requireReauth: false };

function readState(storage: Storage): SessionState {
  try {
    const kept = JSON.parse(storage.getItem(STATE) ?? 'null') as Partial<SessionState> | null;
    if (!kept?.user?._id) return NOBODY;
    const { user, roleId = null, userRole = null, requireReauth = false } = kept;
    return { user, roleId, userRole, requireReauth };
  } catch {
    return NOBODY;
  }
}

export function createSession(parts: {
  storage: Storage;
  /** Drafts of this tab alone; cleared with the rest. */
  tabStorage?: Storage;
  channel: Channel;
  clock: Clock;
}): Session {
  const { storage, channel, clock } = parts;
  const listeners = new Set<() => void>();
  const personListeners = new Set<(before: string | null, now: string | null) => void>();
  let state = readState(storage);
  let written = storage.getItem(STATE);
  let generation = { id: 0, controller: new AbortController() };

  function become(next: SessionState) {
    const before = state.user?._id ?? null;
    const now = next.user?._id ?? null;
    state = next;
    if (before !== now) {
      // Answers to the one before must not land with the one after.
      const ended = generation;
      generation = { id: ended.id + 1, controller: new AbortController() };
      ended.controller.abort(new Dropped('another-person'));
      for (const listener of [...personListeners]) heard(() => listener(before, now));
    }
    for (const listener of [...listeners]) heard(listener);
  }

  function write(next: SessionState) {
    written = JSON.stringify(next);
    storage.setItem(STATE, written);
    become(next);
    channel.post({ kind: 'session-changed' });
  }

  function forgetKept() {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !isKept(key)) storage.removeItem(key);
  }

  function reread() {
    const found = storage.getItem(STATE);
    if (found === written) return;
    written = found;
    become(readState(storage));
  }

  const session: Session = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPersonChange(listener) {
      personListeners.add(listener);
      return () => personListeners.delete(listener);
    },
    reread,
    generation: () => ({ id: generation.id, signal: generation.controller.signal }),
    sessionId: () => storage.getItem(SESSION_ID),
    signedIn: () => state.user !== null,
    reauthRequired: () => state.requireReauth,
    requireReauth() {
      reread();
      if (state.user && !state.requireReauth) write({ ...state, requireReauth: true });
    },
    refreshStamp: () => storage.getItem(REFRESHED_AT) ?? '',
    renewed(answer) {
      const { user, roleId, sessionId } = (answer ?? {}) as {
        user?: SessionUser;
        roleId?: string;
        sessionId?: string;
      };
      storage.setItem(REFRESHED_AT, String(clock.now()));
      if (sessionId) storage.setItem(SESSION_ID, sessionId);
      reread();
      if (!state.user || !user?._id) return;
      const same = state.user._id === user._id;
      const sameRole = same && (!roleId || roleId === state.roleId);
      write({ ...state, user, roleId: roleId ?? state.roleId, userRole: sameRole ? state.userRole : null });
    },
    signIn({ user, roleId, sessionId }) {
      reread();
      const same = state.user?._id === user._id;
      if (state.user && !same) session.clear();
      // Nothing that was left by anyone before stands in the browser of the one who comes.
      else if (!same) forgetKept();
      if (sessionId) storage.setItem(SESSION_ID, sessionId);
      storage.setItem(REFRESHED_AT, String(clock.now()));
      storage.setItem('postLoginModalShown', 'false');
      session.touch();
      const userRole = same && state.roleId === roleId ? state.userRole : null;
      write({ user, roleId, userRole, requireReauth: false });
    },
    setUserRole(userRole) {
      if (state.user && state.userRole !== userRole) write({ ...state, userRole });
    },
    setLanguage(userId, language) {
      reread();
      if (state.user?._id === userId) write({ ...state, user: { ...state.user, language } });
    },
    takeRole(roleId, userRole) {
      if (state.user) write({ ...state, roleId, userRole });
    },
    clear() {
      forgetKept();
      parts.tabStorage?.clear();
      written = null;
      become(NOBODY);
      channel.post({ kind: 'signed-out' });
    },
    touch: () => storage.setItem(LAST_ACTIVITY, String(clock.now())),
    lastActivity() {
      const at = Number(storage.getItem(LAST_ACTIVITY) ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    },
    follow(target) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === STATE) reread();
      };
      target.addEventListener('storage', onStorage);
      const stopListening = channel.listen((news) => {
        if (news.kind === 'session-changed') return reread();
        // Blank at once, whatever this tab's view of the storage still says.
        parts.tabStorage?.clear();
        written = null;
        become(NOBODY);
      });
      return () => {
        target.removeEventListener('storage', onStorage);
        stopListening();
      };
    },
  };
  return session;
}
