import { systemClock } from '../../src/web/http/clock';
import type { Http } from '../../src/web/http/http';
import { createHttp } from '../../src/web/http/http';
import type { TestHost } from './host';
import type { Person } from './person';

/** The web app's own door to a running host, with the session of a person who is signed in, and what went through it. */
export function httpOf(host: TestHost, person: Person): Http & { readonly sent: string[] } {
  const sent: string[] = [];
  const session = {
    reread: () => undefined,
    reauthRequired: () => false,
    requireReauth: () => undefined,
    refreshStamp: () => '',
    generation: () => ({ id: 1, signal: new AbortController().signal }),
    sessionId: () => person.sessionId,
    signedIn: () => true,
    renewed: () => undefined,
  };
  const fetchFromHost: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const url = String(input);
    sent.push(`${method} ${url.replace('/api', '')}`);
    const answer = await host.server.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      cookies: person.cookies,
      ...(typeof body === 'string' && { payload: body }),
    });
    const said = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    return new Response(answer.body || null, { status: answer.statusCode, headers: said });
  };
  const locks = { request: <T>(_name: string, run: () => Promise<T>) => run() };
  const http = createHttp({ fetch: fetchFromHost, session, clock: systemClock, locks, base: '/api' });
  return { ...http, sent };
}
