import { sql } from 'kysely';
import { newId } from '../database/new-id';
import { afterCommit } from '../request/after-commit';
import type { TransactionContext } from '../request/context';
import { sendMails } from './send-mails';

/** Milliseconds for which a mail that tells of several waits for the next of them. */
const gathering = 60_000;

/** Notes, in the transaction that invites a person, that they are mailed their link. `mailId`: of which it is made. */
export async function awaitInvitation(
  context: TransactionContext,
  mailId: string,
  userId: string,
): Promise<void> {
  await noteLink(context, mailId, userId, context.caller.userId);
  soon(context);
}

/** The same of a link that somebody asked for themselves, which whoever notes it sends. Nobody else is told where it cannot be sent. */
export const awaitOwnLink = (
  context: Pick<TransactionContext, 'db' | 'now'>,
  mailId: string,
  userId: string,
): Promise<void> => noteLink(context, mailId, userId, userId);

async function noteLink(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  mailId: string,
  userId: string,
  askedBy: string,
): Promise<void> {
  await sql`insert into mail (_id, "userId", "askedBy", "invoiceIds", "nextAttemptAt")
    values (${mailId}::uuid, ${userId}::uuid, ${askedBy}::uuid, '{}', ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
}

/** Notes, in the transaction that sends an invoice, that its readers are mailed it: with others, where these go in one mail. */
export async function awaitInvoiceMail(context: TransactionContext, invoiceId: string): Promise<void> {
  const { db, now, app, mailedIn, caller } = context;
  const mailId = mailedIn ?? newId(now.getTime());
  const at = mailedIn ? new Date(app.now().getTime() + gathering) : now;
  await sql`insert into mail (_id, "askedBy", "invoiceIds", "nextAttemptAt")
    values (${mailId}::uuid, ${caller.userId}::uuid, array[${invoiceId}::uuid], ${at.toISOString()}::timestamptz)
    on conflict (_id) do update
    set "askedBy" = excluded."askedBy", "invoiceIds" = mail."invoiceIds" || excluded."invoiceIds", "nextAttemptAt" = excluded."nextAttemptAt", "sentAt" = null`.execute(
    db,
  );
  if (!mailedIn) soon(context);
}

// What fails then, or dies, is sent at the next look.
const soon = (context: TransactionContext): void =>
  afterCommit(context, 'sending a mail', () => sendMails(context.app));
