import type { Response } from 'light-my-request';
import { sessionHeader } from '#contract/session';
import { demoPassword } from '#server/seed/demo-network';
import type { TestHost } from './host';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, never> & { [name: string]: unknown };
  readonly headers: Response['headers'];
}

/** A signed-in person as a client on the wire: cookies and the session header go with every call. */
export interface Person {
  readonly sessionId: string;
  readonly userId: string;
  readonly cookies: Record<string, string>;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>;
}

/** Signs a demo person in through the door, with the code that was sent. `who` is what stands before `@demo.example`. */
export async function signIn(host: TestHost, who: string): Promise<Person> {
  const email = `${who}@demo.example`;
  const cookies: Record<string, string> = {};
  const first = await send(host, cookies, 'POST', '/auth/login', { email, password: demoPassword });
  if (first.status !== 200) throw new Error(`${who} could not sign in: ${JSON.stringify(first.body)}`);
  const [message] =
    (await host.app.messages.kept?.())?.filter((one) => one.to === email || one.channel === 'sms') ?? [];
  const second = await send(host, cookies, 'POST', '/auth/login', {
    email,
    password: demoPassword,
    mfaCode: message?.code,
  });
  const { sessionId, user } = second.body as unknown as { sessionId: string; user: { _id: string } };
  if (!sessionId) throw new Error(`${who} was not let in: ${JSON.stringify(second.body)}`);
  return {
    sessionId,
    userId: user._id,
    cookies,
    call: (method, url, body, headers) =>
      send(host, cookies, method, url, body, { [sessionHeader]: sessionId, ...headers }),
  };
}

/** Sends one call as a browser would: what it holds of cookies goes along, what is set is kept. */
export async function send(
  host: TestHost,
  cookies: Record<string, string>,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await host.server.inject({
    method,
    url: `/api${url}`,
    headers,
    cookies,
    ...(body !== undefined && { payload: body as object }),
  });
  for (const { name, value, expires } of response.cookies) {
    if (expires && expires.getTime() <= 0) delete cookies[name];
    else cookies[name] = value;
  }
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: (isJson ? response.json() : { text: response.body }) as Reply['body'],
    headers: response.headers,
  };
}
