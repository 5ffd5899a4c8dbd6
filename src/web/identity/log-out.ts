import { sessionHeader } from '#contract/session';
import { callCommand } from '../http/call-command';
import type { Http } from '../http/http';
import type { Session } from './session';

const PATIENCE = 5000;

/**
 * Log-out: clears this browser first and tells the host second, so that it works without a network. Never rejects. `settled` resolves
 * once the host has heard or will not: the next sign-in waits for it, as a late answer would take its cookies away.
 */
export function createLogOut(parts: { session: Session; http: Http }) {
  let telling: Promise<void> = Promise.resolve();

  return {
    logOut(): Promise<void> {
      const { session, http } = parts;
      const sessionId = session.sessionId();
      session.clear();
      if (!sessionId) return telling;
      const headers = { [sessionHeader]: sessionId };
      telling = callCommand(http, 'logout', {}, { headers, timeout: PATIENCE, keepalive: true }).then(
        () => undefined,
        () => undefined,
      );
      return telling;
    },
    settled: () => telling,
  };
}
