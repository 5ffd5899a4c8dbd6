import type { Recorded } from '#contract/resources/index';
import { endSessionsOf } from '../../identity/sessions';
import { noteSecurityEvent, whereFrom } from '../../identity/security-event';
import type { Message } from '../../messages/messages';
import { afterCommit } from '../../request/after-commit';
import type { TransactionContext } from '../../request/context';
import { invite } from './user-create';

/** What follows from a change of a user: sessions end, links die, screens and the old address hear of it. */
export async function followUser(
  context: TransactionContext,
  before: Recorded<'user'>,
  after: Recorded<'user'>,
): Promise<void> {
  const { db, app } = context;
  if (before.roleId !== after.roleId)
    context.announce({ to: 'user', userId: after._id, section: 'userRole' });
  if (before.userStatus === 'active' && after.userStatus !== 'active') await signOut(context, after._id);
  if (before.email !== after.email) {
    await db.deleteFrom('token').where('userId', '=', after._id).execute();
    afterCommit(context, 'Telling the old address', () => app.messages.send(emailChanged(before)));
  }
  const isNewlyInvited = before.userStatus !== 'invited' || before.email !== after.email;
  if (after.userStatus === 'invited' && isNewlyInvited) await invite(context, after);
}

async function signOut(context: TransactionContext, userId: string): Promise<void> {
  const { db, now, origin, caller } = context;
  await db.deleteFrom('token').where('userId', '=', userId).execute();
  const ended = await endSessionsOf(db, userId, 'admin', now);
  for (const sessionId of ended)
    await noteSecurityEvent(db, now, 'session_ended', userId, {
      ...whereFrom(origin),
      sessionId,
      reason: 'admin',
      by: caller.userId,
    });
  context.announce({ to: 'session', userId });
}

const words = {
  en: {
    subject: 'Your email address was changed',
    text: (name: string) =>
      `Hello ${name},\n\nThe email address of your account was changed just now; from now on you sign in with the new one.\n\nIf it was not you, tell your administrator at once.\n\nCollateral Desk`,
  },
  fr: {
    subject: 'Votre adresse courriel a été changée',
    text: (name: string) =>
      `Bonjour ${name},\n\nL’adresse courriel de votre compte vient d’être changée; vous ouvrez désormais une session avec la nouvelle.\n\nSi ce n’était pas vous, prévenez tout de suite votre administrateur.\n\nCollateral Desk`,
  },
} as const;

/** To the old address, without the new one: whoever took an account over is not told on to whom. */
function emailChanged({ email, firstName, language }: Recorded<'user'>): Message {
  const { subject, text } = words[language];
  return { to: email, channel: 'email', subject, text: text(firstName) };
}
