import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import type { Account } from '../identity/account';
import { afterAnswer } from '../identity/after-answer';
import { afterCommit } from '../request/after-commit';
import type { AppContext, TransactionContext } from '../request/context';
import type { AccountMail, MailKind } from './mail-kind';
import { sendMails } from './send-mails';

/** Milliseconds for which a mail that tells of several waits for the next of them. */
const gathering = 60_000;

type Noting = Pick<TransactionContext, 'db' | 'now'>;

/** A mail to one person. `askedBy`: who is told where it cannot be sent, unless it is that person. */
interface ToPerson {
  readonly _id: string;
  readonly kind: Exclude<MailKind, 'invoices'>;
  readonly userId: string;
  readonly askedBy: string;
  readonly email: string | null;
}

/** Notes, in the transaction that invites a person, that they are mailed their link. `mailId`: of which it is made. */
export async function awaitInvitation(
  context: TransactionContext,
  mailId: string,
  userId: string,
): Promise<void> {
  const askedBy = context.caller.userId;
  await note(context, { _id: mailId, kind: 'password_link', userId, askedBy, email: null });
  soon(context);
}

/** The same of a link that somebody asked for themselves, which whoever notes it sends. Nobody else is told where it cannot be sent. */
export const awaitOwnLink = (context: Noting, mailId: string, userId: string): Promise<void> =>
  note(context, { _id: mailId, kind: 'password_link', userId, askedBy: userId, email: null });

/** The same of the link by which the address of a person confirms another, whoever asked for that. */
export async function awaitEmailLink(
  context: TransactionContext,
  mailId: string,
  userId: string,
): Promise<void> {
  const askedBy = context.caller.userId;
  await note(context, { _id: mailId, kind: 'email_link', userId, askedBy, email: null });
  soon(context);
}

/** Notes, in the transaction that changes an account, that its owner is told so at `email`, whatever its address is when that is sent. */
export async function awaitAccountMail(
  context: TransactionContext,
  kind: AccountMail,
  { _id: userId, email }: Pick<Recorded<'user'>, '_id' | 'email'>,
): Promise<void> {
  const _id = newId(context.now.getTime());
  await note(context, { _id, kind, userId, askedBy: context.caller.userId, email });
  soon(context);
}

/** The same of a password that its owner changed, which whoever notes it sends. */
export const awaitPasswordChanged = (
  context: Noting,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
): Promise<void> =>
  note(context, {
    ...{ _id: newId(context.now.getTime()), kind: 'password_changed' },
    ...{ userId, askedBy: userId, email },
  });

async function note({ db, now }: Noting, mail: ToPerson): Promise<void> {
  const { _id, kind, userId, askedBy, email } = mail;
  await sql`insert into mail (_id, kind, "userId", "askedBy", email, "invoiceIds", "nextAttemptAt")
    values (${_id}::uuid, ${kind}, ${userId}::uuid, ${askedBy}::uuid, ${email}, '{}', ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
}

/** Notes, in the transaction that sends an invoice, that its readers are mailed it: with others, where these go in one mail. */
export async function awaitInvoiceMail(context: TransactionContext, invoiceId: string): Promise<void> {
  const { db, now, app, mailedIn, caller } = context;
  const mailId = mailedIn ?? newId(now.getTime());
  const at = mailedIn ? new Date(app.now().getTime() + gathering) : now;
  await sql`insert into mail (_id, kind, "askedBy", "invoiceIds", "nextAttemptAt")
    values (${mailId}::uuid, 'invoices', ${caller.userId}::uuid, array[${invoiceId}::uuid], ${at.toISOString()}::timestamptz)
    on conflict (_id) do update
    set "askedBy" = excluded."askedBy", "invoiceIds" = mail."invoiceIds" || excluded."invoiceIds", "nextAttemptAt" = excluded."nextAttemptAt", "sentAt" = null`.execute(
    db,
  );
  if (!mailedIn) soon(context);
}

// What fails then, or dies, is sent at the next look.
const soon = (context: TransactionContext): void =>
  afterCommit(context, 'sending a mail', () => sendMails(context.app));

/** Sends it right after the answer of a call that noted it in a transaction of its own. */
export const sendSoon = (app: AppContext): void => afterAnswer(app, 'sending a mail', () => sendMails(app));
