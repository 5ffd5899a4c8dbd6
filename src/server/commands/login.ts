import { Problem } from '#contract/problems';
import { sessionRules } from '#contract/session';
import { sentence } from '#contract/words/sentence';
import type { CodeAsked, SignedIn } from '#contract/session';
import { askForCode, codeRefusal, takeCode } from '../identity/codes';
import type { CodeUse } from '../identity/codes';
import { changeCookies, readCookie } from '../identity/cookies';
import { enter, renew } from '../identity/enter';
import { hashOf, randomToken } from '../identity/opaque';
import { passwordAsTyped } from '../identity/passwords';
import { provePassword } from '../identity/prove-password';
import type { Proven } from '../identity/prove-password';
import { whereFrom } from '../identity/security-event';
import { currentSession } from '../identity/session';
import { countOne } from '../identity/throttle';
import type { Answered, RequestContext } from '../request/context';
import type { Handler } from './handler';

/** Signing in: the password, then the code that it makes us send; or the password alone, to unlock one's own session. */
export const login: Handler<'login'> = async (context, input) => {
  const proven = await provePassword(context, input.email, passwordAsTyped(context.body, 'password'));
  if (input.isSessionRenewal) {
    const renewed = await renewal(context, proven);
    if (renewed) return renewed;
  }
  const { mfaCode } = input;
  if (!mfaCode?.trim()) return askCode(context, proven, input.mfaType);
  await demandCode(context, proven, mfaCode);
  await proven.succeed();
  return enter(context, proven.account);
};

/**
 * A renewal counts only in the browser that holds the locked session, for the same person, and until twelve hours after the last code;
 * that someone asks for one means nothing.
 */
async function renewal(context: RequestContext, proven: Proven): Promise<Answered<SignedIn> | undefined> {
  const { state, caller } = await currentSession(context.app, context.origin, false);
  if (state !== 'locked' || caller.userId !== proven.account.userId) return undefined;
  const sinceCode = context.now.getTime() - Date.parse(caller.session.codeAt);
  if (sinceCode >= sessionRules.absolute * 1000) return undefined;
  const answer = await renew(context, caller);
  if (answer) await proven.succeed();
  return answer;
}

async function askCode(
  context: RequestContext,
  { account }: Proven,
  mfaType: 'email' | 'sms',
): Promise<Answered<CodeAsked>> {
  const { app, origin } = context;
  const held = readCookie(app.settings, origin, 'signIn');
  const browser = held ?? randomToken();
  const { sent, here, resendIn } = await askForCode(app, codeUse(context, { account }, browser), mfaType);
  const body = { showMFAForm: true, resendIn } as const;
  if (sent) return { body, cookies: changeCookies(app.settings, { signIn: browser }) };
  if (!here) return { body };
  // This browser has the code already and asks again too early. A form that was loaded anew can still go on to the code.
  throw new Problem('TOO_MANY', {
    message: sentence('identity.codeJustSentCanAsk', { seconds: resendIn }),
    retryAfter: resendIn,
    answer: body,
  });
}

async function demandCode(context: RequestContext, proven: Proven, typed: string): Promise<void> {
  const browser = readCookie(context.app.settings, context.origin, 'signIn') ?? '';
  const taken = await takeCode(context.app, codeUse(context, proven, browser), typed);
  if (taken === 'right') return;
  await countOne(context.app.db, proven.addressKey, 60, context.now);
  const message = codeRefusal(taken);
  throw new Problem('CODE_FAILED', { message, errors: { mfaCode: message } });
}

function codeUse(context: RequestContext, { account }: Pick<Proven, 'account'>, browser: string): CodeUse {
  return { account, purpose: 'signIn', browserHash: hashOf(browser), from: whereFrom(context.origin) };
}
