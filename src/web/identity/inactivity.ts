import { sessionRules } from '#contract/session';
import type { Clock } from '../http/clock';
import type { Session } from './session';

const LIMIT = sessionRules.inactivity * 1000;
const TICK = 1000;
const ACTIVITY = ['mousedown', 'touchstart', 'keydown', 'input', 'scroll', 'wheel'] as const;
/** The browser may have slept or hidden the tab: look at the clock as soon as it is back. */
const AWAKE = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Locks the session when nobody has touched any tab for ten minutes. A deadline in shared storage, not a counter: a
 * sleeping machine and a hidden tab count no seconds. The answer stops the watch.
 */
export function watchInactivity(parts: {
  session: Session;
  clock: Clock;
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Called in the tab that finds the deadline passed, after the session is marked. */
  onExpire: () => void;
}): () => void {
  const { session, clock, target } = parts;
  let cancel = () => {};

  /** True where the session is, or by this very look becomes, locked. */
  function past(): boolean {
    session.reread();
    if (session.reauthRequired()) return true;
    const last = session.lastActivity();
    const idle = last === null ? 0 : clock.now() - last;
    // A clock set back would otherwise give more than ten minutes.
    if (last === null || idle < 0) session.touch();
    if (idle <= LIMIT) return false;
    session.requireReauth();
    parts.onExpire();
    return true;
  }

  function tick() {
    const expired = past();
    // Looking may have set a new timer through the subscription below.
    cancel();
    if (!expired) cancel = clock.after(TICK, tick);
  }

  function onActivity() {
    // The first key after a sleep comes before the first tick: it must not rescue what has expired.
    if (past()) return;
    const last = session.lastActivity();
    if (last === null || clock.now() - last >= TICK) session.touch();
  }

  const stopSession = session.subscribe(() => {
    cancel();
    if (session.signedIn() && !session.reauthRequired()) cancel = clock.after(TICK, tick);
  });
  const onAwake = () => {
    if (session.signedIn()) tick();
  };
  const options = { capture: true, passive: true };
  for (const name of ACTIVITY) target.addEventListener(name, onActivity, options);
  for (const name of AWAKE) target.addEventListener(name, onAwake, options);
  onAwake();

  return () => {
    cancel();
    stopSession();
    for (const name of ACTIVITY) target.removeEventListener(name, onActivity, options);
    for (const name of AWAKE) target.removeEventListener(name, onAwake, options);
  };
}
