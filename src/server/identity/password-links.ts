import { Problem } from '#contract/problems';
import type { Db } from '../database/tables';
import type { Message } from '../messages/messages';
import type { AppContext } from '../request/context';
import { accountById } from './account';
import type { Account } from './account';
import { inviteMessage, resetMessage } from './identity-messages';
import { linkOf, makeLink } from './make-link';
import { mailedToken } from './mailed-token';
import { hashOf } from './opaque';

export interface PasswordLink {
  readonly link: string;
  /** The mail that brings it; whoever makes the link sends it, once its row is committed. */
  readonly message: Message;
}

/** A link with which an invited user sets the first password and becomes active. It ends the invitations before it. */
export async function createInvite(db: Db, app: AppContext, userId: string): Promise<PasswordLink> {
  const account = await accountById(db, userId);
  if (!account) throw new Problem('NOT_FOUND');
  const link = await makeLink(db, app, account, 'invite');
  return { link, message: inviteMessage(account, link) };
}

/** A link that goes by a mail that waits to be sent, see `mailedLinkOf`: the first password of who is invited, or a new one. It ends those before it. */
export async function createMailedLink(
  db: Db,
  app: AppContext,
  userId: string,
  mailId: string,
): Promise<void> {
  const account = await accountById(db, userId);
  if (!account) throw new Problem('NOT_FOUND');
  const purpose = account.userStatus === 'invited' ? 'invite' : 'reset';
  await makeLink(db, app, account, purpose, mailedToken(app, mailId));
}

/** The message that brings such a link; nothing where it leads nowhere any more. */
export async function mailedLinkOf(
  app: AppContext,
  mailId: string,
  userId: string,
): Promise<Message | undefined> {
  const token = mailedToken(app, mailId);
  const found = await readLink(app.db, token, app.now());
  if (found?.account.userId !== userId) return undefined;
  const write = found.purpose === 'invite' ? inviteMessage : resetMessage;
  return write(found.account, linkOf(app, found.purpose, token));
}

/** Whose link a token is, as long as it is unused, in time, and its person and their e-mail are still what they were. */
export async function readLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ account: Account; purpose: 'reset' | 'invite' } | undefined> {
  const row = await db
    .selectFrom('token')
    .select(['userId', 'email', 'purpose'])
    .where('hash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  const account = row && (await accountById(db, row.userId));
  if (!account || account.email !== row.email || row.purpose === 'email') return undefined;
  const allowed =
    row.purpose === 'invite' ? account.userStatus === 'invited' : account.userStatus === 'active';
  return allowed ? { account, purpose: row.purpose } : undefined;
}

/** Uses a link up, and with it all others to a password of its person; false when someone else was faster. */
export async function useLink(db: Db, token: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('token')
    .set({ usedAt: now.toISOString() })
    .where('hash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .returning(['hash', 'userId'])
    .executeTakeFirst();
  if (!used) return false;
  await db
    .deleteFrom('token')
    .where('userId', '=', used.userId)
    .where('hash', '<>', used.hash)
    .where('purpose', '<>', 'email')
    .execute();
  return true;
}
