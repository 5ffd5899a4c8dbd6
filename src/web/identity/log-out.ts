import { sessionHeader } from '#contract/session';
import { callCommand } from '../http/call-command';
import type { Http } from '../http/http';
import { heard } from './heard';
import type { Session } from './session';

const PATIENCE = 5000;

/** How a call is made of somebody who has just left: by the session that was theirs, and past the end of the page. */
export interface Parting {
  readonly headers: Record<string, string>;
  readonly timeout: number;
  readonly keepalive: true;
}

/** What is still to be told of a person, taken while they are here and told once they have left; null where there is nothing. */
export type LastWord = () => ((parting: Parting) => Promise<unknown>) | null;

/**
 * Log-out: clears this browser first and tells the host second, so that it works without a network; what was set and not sent yet goes
 * before the word itself, after which the host would not take it. Never rejects. `settled` resolves once the host has heard or will not:
 * the next sign-in waits for it, as a late answer would take its cookies away.
 */
export function createLogOut(parts: { session: Session; http: Http }) {
  let telling: Promise<void> = Promise.resolve();
  const lastWords = new Set<LastWord>();

  return {
    /** Asks for a last word at log-out, until the function that is answered is called. */
    beforeLogOut(word: LastWord): () => void {
      lastWords.add(word);
      return () => void lastWords.delete(word);
    },

    logOut(): Promise<void> {
      const { session, http } = parts;
      const sessionId = session.sessionId();
      const words = [...lastWords].flatMap((word) => heard(word) ?? []);
      session.clear();
      if (!sessionId) return telling;
      const parting: Parting = {
        headers: { [sessionHeader]: sessionId },
        timeout: PATIENCE,
        keepalive: true,
      };
      const leave = () => callCommand(http, 'logout', {}, parting);
      const said = words.map((say) => say(parting));
      telling = (said.length > 0 ? Promise.allSettled(said).then(leave) : leave()).then(
        () => undefined,
        () => undefined,
      );
      return telling;
    },
    settled: () => telling,
  };
}
