import type { Clock } from './clock';
import { sleep } from './clock';
import type { Locks } from './locks';

/** What the gate must know of the session; the session store answers it. */
export interface GateSession {
  /** Reads again what other tabs may have written. */
  reread(): void;
  reauthRequired(): boolean;
  requireReauth(): void;
  /** Milliseconds of the last refresh of any tab, as text; '' where there was none. */
  refreshStamp(): string;
  generation(): { readonly id: number; readonly signal: AbortSignal };
}

/** How one try to refresh ended. `pause`: milliseconds the host asked for. */
export type RefreshOutcome =
  { kind: 'renewed' } | { kind: 'refused' } | { kind: 'no-answer'; pause?: number };

/** `adopted`: a refresh had happened meanwhile. `refreshed`: this tab made one. `reauthenticated`: a person signed in. */
export type Passage = 'adopted' | 'refreshed' | 'reauthenticated';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
const REAUTH_POLL = 1000;
/** However wrong a clock or a host is, refreshes keep this distance. */
const LEAST_GAP = 5000;

/**
 * The one way past a 401 (specification, section 4): one refresh for all callers of all tabs, and where that is refused, wait until
 * a person has signed in again. A refresh without an answer says nothing about the session, so it is tried again.
 * Rejects when the session's generation ends (log-out, another person).
 */
export function createRefreshGate(parts: {
  session: GateSession;
  clock: Clock;
  locks: Locks;
  refresh(): Promise<RefreshOutcome>;
}) {
  const { session, clock, locks } = parts;
  let current: { id: number; passage: Promise<Passage> } | undefined;

  async function refreshOnce(
    seen: string,
    signal: AbortSignal,
  ): Promise<RefreshOutcome | { kind: 'adopted' }> {
    session.reread();
    if (session.refreshStamp() !== seen) return { kind: 'adopted' };
    if (session.reauthRequired()) return { kind: 'refused' };
    const since = clock.now() - Number(seen || 0);
    if (since >= 0 && since < LEAST_GAP) await sleep(clock, LEAST_GAP - since, signal);
    const outcome = await parts.refresh();
    if (outcome.kind !== 'refused') return outcome;
    // Without locks a sibling may have won the same race: its success outlives this refusal.
    session.reread();
    return session.refreshStamp() === seen ? outcome : { kind: 'adopted' };
  }

  async function open(seen: string, signal: AbortSignal): Promise<Passage> {
    let pause = FIRST_PAUSE;
    while (!session.reauthRequired()) {
      const outcome = await locks.request('session-refresh', () => refreshOnce(seen, signal));
      if (signal.aborted) throw signal.reason;
      if (outcome.kind === 'adopted') return 'adopted';
      if (outcome.kind === 'renewed') return 'refreshed';
      if (outcome.kind === 'refused') {
        session.requireReauth();
      } else {
        await sleep(clock, Math.min(Math.max(outcome.pause ?? 0, pause), LONGEST_PAUSE), signal);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
    while (session.reauthRequired()) {
      await sleep(clock, REAUTH_POLL, signal);
      session.reread();
    }
    return 'reauthenticated';
  }

  return {
    /** @param seen the refresh stamp at the time the refused call was sent */
    pass(seen: string): Promise<Passage> {
      const { id, signal } = session.generation();
      if (current?.id === id) return current.passage;
      if (!session.reauthRequired() && session.refreshStamp() !== seen) return Promise.resolve('adopted');
      const passage = open(seen, signal).finally(() => {
        if (current?.passage === passage) current = undefined;
      });
      current = { id, passage };
      return passage;
    },
  };
}
