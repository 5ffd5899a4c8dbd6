import type { Recorded } from '#contract/resources/index';
import { newId } from '../../database/new-id';
import { mailedToken } from '../../identity/mailed-token';
import { makeLink } from '../../identity/make-link';
import { endSessionsOf } from '../../identity/sessions';
import { noteSecurityEvent, whereFrom } from '../../identity/security-event';
import { awaitAccountMail, awaitEmailLink } from '../../messages/await-mail';
import type { TransactionContext } from '../../request/context';
import { invite } from './user-create';

/** What follows from a change of a user: sessions end, links die, screens and the old address hear of it. */
export async function followUser(
  context: TransactionContext,
  before: Recorded<'user'>,
  after: Recorded<'user'>,
): Promise<void> {
  const { db } = context;
  if (before.roleId !== after.roleId)
    context.announce({ to: 'user', userId: after._id, section: 'userRole' });
  if (before.userStatus === 'active' && after.userStatus !== 'active') await signOut(context, after._id);
  if (before.email !== after.email) {
    await db.deleteFrom('token').where('userId', '=', after._id).execute();
    await awaitAccountMail(context, 'email_changed', before);
    if (before.pendingEmail) await awaitAccountMail(context, 'email_confirmed', after);
  } else if (before.pendingEmailUntil !== after.pendingEmailUntil) await askOldAddress(context, after);
  const isNewlyInvited = before.userStatus !== 'invited' || before.email !== after.email;
  if (after.userStatus === 'invited' && isNewlyInvited) await invite(context, after);
}

/** The old address is sent the link that confirms the new one; where none waits any more, the one it had is dead. */
async function askOldAddress(context: TransactionContext, after: Recorded<'user'>): Promise<void> {
  const { db, app, now } = context;
  if (!after.pendingEmail) {
    await db.deleteFrom('token').where('userId', '=', after._id).where('purpose', '=', 'email').execute();
    return;
  }
  const mailId = newId(now.getTime());
  await makeLink(db, app, { userId: after._id, email: after.email }, 'email', mailedToken(app, mailId));
  await awaitEmailLink(context, mailId, after._id);
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
