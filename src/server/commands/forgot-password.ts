import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import { accountByEmail } from '../identity/account';
import { afterAnswer } from '../identity/after-answer';
import { createMailedLink } from '../identity/password-links';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { countUnder } from '../identity/throttle';
import { awaitOwnLink } from '../messages/await-mail';
import { sendMails } from '../messages/send-mails';
import type { RequestContext } from '../request/context';
import type { Handler } from './handler';

const inAnHour = { most: 3, window: 3600 };

/** Sends a link to set a new password, again and again where mail does not go, while it is good. The answer comes first, so that it cannot tell whether there is such an account. */
export const forgotPassword: Handler<'forgotPassword'> = async (context, { email }) => {
  afterAnswer(context.app, 'Sending a link for a new password', () => sendLink(context, email));
  return { body: { message: sentence('identity.ifThereAccountEmailLink') } };
};

async function sendLink({ app, origin, now }: RequestContext, email: string): Promise<void> {
  const account = await accountByEmail(app.db, email);
  if (!account || !(account.maySignIn || account.userStatus === 'invited')) return;
  try {
    await countUnder(app.db, `reset:${account.userId}`, inAnHour, now);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  const mailId = newId(now.getTime());
  await app.db.transaction().execute(async (tx) => {
    await createMailedLink(tx, app, account.userId, mailId);
    await awaitOwnLink({ db: tx, now }, mailId, account.userId);
  });
  await noteSecurityEvent(app.db, now, 'reset_asked', account.userId, whereFrom(origin));
  await sendMails(app);
}
