import type { CodeAsked, SignedIn } from '#contract/session';
import { sessionRules } from '#contract/session';
import { ParsingFailure } from '../http/failures';
import { sendCommand } from '../http/call-command';
import type { Http } from '../http/http';
import type { Session } from './session';

export type MfaType = 'email' | 'sms';

export interface Credentials {
  email: string;
  password: string;
  mfaType: MfaType;
  /** '' asks for a (new) code. */
  mfaCode: string;
  isSessionRenewal: boolean;
}

/** `resendIn`: seconds until the host sends another code. `samePerson`: the one who was signed in before, or nobody was. */
export type SignInOutcome =
  { kind: 'code-asked'; resendIn: number } | { kind: 'signed-in'; samePerson: boolean };

export async function signIn(
  parts: { http: Http; session: Session; settled: () => Promise<void> },
  { mfaCode, ...credentials }: Credentials,
): Promise<SignInOutcome> {
  await parts.settled();
  const sent = mfaCode ? { ...credentials, mfaCode } : credentials;
  const answer = await sendCommand(parts.http, 'login', sent);
  const body = ((answer.body as unknown) ?? {}) as Partial<SignedIn> & Partial<CodeAsked>;
  if (body.showMFAForm) return { kind: 'code-asked', resendIn: body.resendIn ?? sessionRules.codePace };
  if (!body.user?._id || !body.roleId) throw new ParsingFailure(answer.status);
  const before = parts.session.state().user;
  const samePerson = !before || before.email.toLowerCase() === body.user.email.toLowerCase();
  // A different e-mail clears what is stored of the one before (specification, section 2, "Session renewal").
  if (!samePerson) parts.session.clear();
  parts.session.signIn({ user: body.user, roleId: body.roleId, sessionId: body.sessionId });
  return { kind: 'signed-in', samePerson };
}

/** Upper case, without the spaces and dashes that people and messages put between. */
export const normalizedCode = (typed: string): string =>
  typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
