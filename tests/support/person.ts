import { randomUUID } from 'node:crypto';
import type { Response } from 'light-my-request';
import { sessionHeader } from '#contract/session';
import type { SignedIn } from '#contract/session';
import { accountByEmail } from '#server/identity/account';
import { enter } from '#server/identity/enter';
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

/**
 * Lets a demo person in as the door does once the password and the code are right: with a session, its cookies, and what is written down
 * of it. `who` is what stands before `@demo.example`. To ask for both costs three times as much again, in every test: only where it is
 * claimed that they are asked for, see `signInByDoor`.
 */
export async function signIn(host: TestHost, who: string): Promise<Person> {
  const { app } = host;
  const account = await accountByEmail(app.db, `${who}@demo.example`);
  if (!account?.maySignIn) throw new Error(`${who} may not sign in.`);
  const answer = await enter(
    {
      app,
      now: app.now(),
      origin: {
        ...{ requestId: randomUUID(), ip: '127.0.0.1', userAgent: 'lightMyRequest', cookies: {} },
        ...{ sessionHeader: undefined, source: 'api', idempotencyKey: undefined, call: 'login' },
      },
      announce: (news) => app.live.notify([news]),
    },
    account,
  );
  const cookies = Object.entries(answer.cookies ?? {}).flatMap(([name, change]) =>
    'value' in change ? [[name, change.value] as const] : [],
  );
  return personWith(host, answer.body, Object.fromEntries(cookies));
}

/** Signs a demo person in through the door, with the password and the code that was sent. */
export async function signInByDoor(host: TestHost, who: string): Promise<Person> {
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
  const signedIn = second.body as unknown as SignedIn;
  if (!signedIn.sessionId) throw new Error(`${who} was not let in: ${JSON.stringify(second.body)}`);
  return personWith(host, signedIn, cookies);
}

const personWith = (
  host: TestHost,
  { sessionId, user }: SignedIn,
  cookies: Record<string, string>,
): Person => ({
  sessionId,
  userId: user._id,
  cookies,
  call: (method, url, body, headers) =>
    send(host, cookies, method, url, body, { [sessionHeader]: sessionId, ...headers }),
});

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
