import { Problem } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';
import type { RequestContext } from '../request/context';
import { accountById } from './account';
import { askForCode, codeRefusal, takeCode } from './codes';
import { hashOf } from './opaque';
import { whereFrom } from './security-event';

/**
 * Asks a signed-in person for a code before a step that takes more than a session, such as a change of one's own e-mail. Without a code
 * one is sent (`asked`; a code that is less than thirty seconds old is not sent again); with the right one, `passed`. A code is good for
 * one purpose, in the session that asked for it. Not to be called inside a transaction: tries must count even if the step is refused.
 * @throws Problem INVALID naming `mfaCode` for a wrong code (a 401 would say that the session is over), TOO_MANY
 */
export async function askOrCheck(
  context: RequestContext,
  purpose: string,
  code: string | null | undefined,
): Promise<'asked' | 'passed'> {
  const { caller, app } = context;
  const account = await accountById(app.db, caller.userId);
  if (!account) throw new Problem('SIGNED_OUT');
  const browserHash = hashOf(`session|${caller.session._id}`);
  const use = {
    account,
    purpose,
    browserHash,
    from: { ...whereFrom(context.origin), sessionId: caller.session._id },
  };
  if (!code?.trim()) {
    await withoutSignOut(askForCode(app, use, account.mfaType));
    return 'asked';
  }
  const taken = await withoutSignOut(takeCode(app, use, code));
  if (taken === 'right') return 'passed';
  throw refusal(codeRefusal(taken));
}

async function withoutSignOut<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof Problem && error.code === 'CODE_FAILED' ? refusal(error.sentence) : error;
  }
}

function refusal(message: Sentence): Problem {
  return new Problem('INVALID', { message, errors: { mfaCode: message } });
}
