import { Problem } from '#contract/problems';
import { accountByEmail } from '../identity/account';
import { afterAnswer } from '../identity/after-answer';
import { createInvite, createReset } from '../identity/password-links';
import { noteSecurityEvent, whereFrom } from '../identity/security-event';
import { countUnder } from '../identity/throttle';
import type { Work } from '../request/work';
import type { Handler } from './handler';

const inAnHour = { most: 3, window: 3600 };

/** Sends a link to set a new password. The answer comes first, so that it cannot tell whether there is such an account. */
export const forgotPassword: Handler<'forgotPassword'> = async (work, { email }) => {
  afterAnswer(work.house, 'Sending a link for a new password', () => sendLink(work, email));
  return { body: { message: 'If there is an account with this email, a link is on its way.' } };
};

async function sendLink({ house, origin, now }: Work, email: string): Promise<void> {
  const account = await accountByEmail(house.db, email);
  if (!account || !(account.maySignIn || account.userStatus === 'invited')) return;
  try {
    await countUnder(house.db, `reset:${account.userId}`, inAnHour, now);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  const invited = account.userStatus === 'invited';
  const { message } = await house.db
    .transaction()
    .execute((tx) => (invited ? createInvite(tx, house, account.userId) : createReset(tx, house, account)));
  await noteSecurityEvent(house.db, now, 'reset_asked', account.userId, whereFrom(origin));
  await house.messages.send(message);
}
