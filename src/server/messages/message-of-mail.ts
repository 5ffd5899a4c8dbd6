import { accountById } from '../identity/account';
import { emailLinkOf } from '../identity/email-change';
import { emailChanged, emailConfirmed } from '../identity/email-messages';
import { factorResetMessage, passwordChangedMessage } from '../identity/identity-messages';
import { mailedLinkOf } from '../identity/password-links';
import type { AppContext } from '../request/context';
import type { Tables } from '../database/tables';
import type { Message } from './messages';

/** A mail that waits for one person. */
export type MailToPerson = Pick<Tables['mail'], '_id' | 'kind' | 'email' | 'askedBy'> & {
  readonly userId: string;
};

/** What it says, made of what is known now; nothing where it is of no use any more: its link leads nowhere, or nobody is there to be told. */
export async function messageOfMail(app: AppContext, mail: MailToPerson): Promise<Message | undefined> {
  const { _id, kind, userId } = mail;
  if (kind === 'password_link') return mailedLinkOf(app, _id, userId);
  if (kind === 'email_link') return emailLinkOf(app, _id, userId, await askerOf(app, mail));
  const account = await accountById(app.db, userId);
  if (!account || !mail.email) return undefined;
  const person = { ...account, email: mail.email };
  if (kind === 'email_changed') return emailChanged(person);
  if (kind === 'email_confirmed') return emailConfirmed(person);
  if (kind === 'factor_reset') return factorResetMessage(person, await askerOf(app, mail));
  return passwordChangedMessage(person);
}

/** The name of who asked for it, where that is somebody else. */
async function askerOf({ db }: AppContext, { askedBy, userId }: MailToPerson): Promise<string | undefined> {
  const by = askedBy && askedBy !== userId ? await accountById(db, askedBy) : undefined;
  return by && `${by.firstName} ${by.lastName}`;
}
