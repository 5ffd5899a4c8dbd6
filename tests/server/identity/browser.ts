import { sessionHeader } from '#contract/session';
import { demoPassword } from '#server/seed/demo-network';
import { workAfterAnswers } from '#server/identity/after-answer';
import type { TestHost } from '../../support/host';
import { send } from '../../support/person';
import type { Reply } from '../../support/person';

/** What one browser holds, open to be tampered with. */
export interface Browser {
  cookies: Record<string, string>;
  sessionId: string | undefined;
  call(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<Reply>;
  /** A login call of the demo administrator, with whatever is given in place of the usual. */
  login(given?: Record<string, unknown>): Promise<Reply>;
  /** Signs the demo administrator in, or whoever is named, with the code that was sent. */
  signIn(given?: { email: string }): Promise<Reply>;
  /** Whether the browser's session opens a call: `live`, or the code of the refusal. */
  standing(): Promise<string>;
}

export const administrator = 'administrator@demo.example';

export function browser(host: TestHost, held: Partial<Pick<Browser, 'cookies' | 'sessionId'>> = {}): Browser {
  const self: Browser = {
    cookies: { ...held.cookies },
    sessionId: held.sessionId,
    call: (method, url, body) =>
      send(host, self.cookies, method, url, body, self.sessionId ? { [sessionHeader]: self.sessionId } : {}),
    login: (given) =>
      self.call('POST', '/auth/login', { email: administrator, password: demoPassword, ...given }),
    async signIn(given = { email: administrator }) {
      const asked = await self.login(given);
      if (asked.body.showMFAForm !== true) return asked;
      const reply = await self.login({ ...given, mfaCode: await lastCode(host, given.email) });
      self.sessionId = reply.body.sessionId as string | undefined;
      return reply;
    },
    async standing() {
      const { status, body } = await self.call('GET', '/desk/sessions');
      return status === 200 ? 'live' : String(body.code);
    },
  };
  return self;
}

/** The messages of a person, newest first, once everything that goes out after an answer has gone out. */
export async function messagesTo(host: TestHost, to = administrator) {
  await workAfterAnswers(host.app);
  const kept = (await host.app.messages.kept?.()) ?? [];
  return kept.filter((message) => message.to === to);
}

export async function lastCode(host: TestHost, to = administrator): Promise<string> {
  const code = (await messagesTo(host, to)).find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** The token of the last link that was mailed. */
export async function lastLink(host: TestHost, to = administrator): Promise<string> {
  for (const { text } of await messagesTo(host, to)) {
    const token = /\/auth\/reset-password\/([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`No link was sent to ${to}.`);
}

export const wrongCode = (code: string): string => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

/** The kinds of what was written down, in the order of the alphabet. */
export async function securityEvents(host: TestHost): Promise<string[]> {
  const rows = await host.app.db.selectFrom('securityEvent').select('kind').execute();
  return rows.map((row) => row.kind).sort();
}
