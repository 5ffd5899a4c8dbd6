import { sessionRules } from '#contract/session';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Message } from '../messages/messages';
import type { AppContext } from '../request/context';
import { accountById } from './account';
import type { Account } from './account';
import { emailChangeMessage } from './email-messages';
import { mailedToken } from './mailed-token';
import { linkOf } from './make-link';
import { hashOf } from './opaque';

/** An e-mail that waits for the address before it to confirm it. */
export interface EmailChange {
  readonly account: Account;
  readonly newEmail: string;
  readonly until: string;
}

/** What a user's record says while a new e-mail waits, and once none does. */
export function pendingEmail(
  email: string | null,
  now: Date,
): Pick<Recorded<'user'>, 'pendingEmail' | 'pendingEmailUntil'> {
  const until = new Date(now.getTime() + sessionRules.emailLife * 1000).toISOString();
  return { pendingEmail: email, pendingEmailUntil: email && until };
}

/** The change that a link confirms, as long as the link is unused, in time, and the address that it went to still the person's. */
export async function readEmailLink(db: Db, token: string, now: Date): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('token')
    .innerJoin('user', 'user._id', 'token.userId')
    .select(['token.userId', 'token.email', 'user.pendingEmail', 'user.pendingEmailUntil'])
    .where('token.hash', '=', hashOf(token))
    .where('token.purpose', '=', 'email')
    .where('token.usedAt', 'is', null)
    .where('token.expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  const account = row && (await accountById(db, row.userId));
  if (!account?.maySignIn || account.email !== row?.email) return undefined;
  if (!row.pendingEmail || !row.pendingEmailUntil) return undefined;
  return { account, newEmail: row.pendingEmail, until: row.pendingEmailUntil };
}

/** Uses the link up; false when someone else was faster. */
export async function useEmailLink(db: Db, token: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('token')
    .set({ usedAt: now.toISOString() })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'email')
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** The message that brings such a link by a mail that waits; nothing where it leads nowhere any more. `by`: who asked, where another did. */
export async function emailLinkOf(
  app: AppContext,
  mailId: string,
  userId: string,
  by: string | undefined,
): Promise<Message | undefined> {
  const token = mailedToken(app, mailId);
  const change = await readEmailLink(app.db, token, app.now());
  if (change?.account.userId !== userId) return undefined;
  return emailChangeMessage(change.account, change.newEmail, linkOf(app, 'email', token), by);
}
