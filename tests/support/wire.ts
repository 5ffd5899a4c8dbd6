import { sessionHeader } from '#contract/session';
import { demoPassword } from '#server/seed/demo-network';
import { holdAnswer } from './hold-to-declaration';

export interface WireReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Someone signed in who speaks to hosts over the network. The session outlives the host that gave it. */
export interface WirePerson {
  /** @throws TypeError when no whole answer came, as when the host was killed before it. */
  call(
    port: number,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<WireReply>;
}

/** Signs a demo person in over the network. `who` is what stands before `@demo.example`. */
export async function signInOver(port: number, who: string): Promise<WirePerson> {
  const cookies = new Map<string, string>();
  let session: Record<string, string> = {};
  const call: WirePerson['call'] = async (to, method, url, body, headers) => {
    const response = await fetch(`http://127.0.0.1:${to}/api${url}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...session,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    const text = await response.text();
    holdAnswer(method, url, response.status, text);
    return { status: response.status, body: JSON.parse(text) as WireReply['body'] };
  };
  const email = `${who}@demo.example`;
  await call(port, 'POST', '/auth/login', { email, password: demoPassword });
  const outbox = (await call(port, 'GET', '/outbox')).body as unknown as { to: string; code?: string }[];
  const mfaCode = outbox.find((one) => one.to === email && one.code)?.code;
  const reply = await call(port, 'POST', '/auth/login', { email, password: demoPassword, mfaCode });
  if (typeof reply.body.sessionId !== 'string')
    throw new Error(`${who} was not let in: ${JSON.stringify(reply.body)}`);
  session = { [sessionHeader]: reply.body.sessionId };
  return { call };
}
