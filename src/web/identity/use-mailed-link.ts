import { useEffect, useState } from 'react';
import type { Http } from '../http/http';
import { Refusal } from '../http/failures';
import { useIdentity } from './identity-context';

/** How a link stands that was mailed: what it is good for (`told`), that it is good no more, or that it cannot be known now. */
export type MailedLink<T> =
  | { readonly kind: 'checking' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknown'; readonly failure: unknown }
  | { readonly kind: 'valid'; readonly told: T };

/** Whether the host knows no such link, or none any more. */
export const isGone = (failure: unknown): boolean =>
  failure instanceof Refusal && (failure.status === 404 || failure.status === 400);

/**
 * Asks the host what a mailed link is good for. `ask` stays the same as long as the link does.
 * `again` asks once more; `end` says that it is good no more.
 */
export function useMailedLink<T>(
  token: string,
  ask: (http: Http, token: string, signal: AbortSignal) => Promise<T>,
) {
  const { http } = useIdentity();
  const [link, setLink] = useState<MailedLink<T>>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    ask(http, token, leave.signal).then(
      (told) => setLink({ kind: 'valid', told }),
      (failure: unknown) => {
        if (leave.signal.aborted) return;
        setLink(isGone(failure) ? { kind: 'invalid' } : { kind: 'unknown', failure });
      },
    );
    return () => leave.abort();
  }, [ask, http, token, attempt]);
  return { link, again: () => setAttempt(attempt + 1), end: () => setLink({ kind: 'invalid' }) };
}
