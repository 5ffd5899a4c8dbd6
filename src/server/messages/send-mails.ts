import { sql } from 'kysely';
import type { Tables } from '../database/tables';
import { sendInvoices } from '../invoices/send-invoice';
import { nextAttempt, noteWaiting, workDue } from '../jobs/work-due';
import type { Noted, Waits } from '../jobs/work-due';
import type { AppContext } from '../request/context';
import { messageOfMail } from './message-of-mail';
import type { MailToPerson } from './message-of-mail';
import { tellGivenUp } from './tell-given-up';

const waits: Waits = {
  table: 'mail',
  key: '_id',
  doneAt: 'sentAt',
  isReady: sql`true`,
  atOnce: 50,
  lease: 60_000,
};

type Waiting = Tables['mail'];

/**
 * Sends the mails that follow what was written and wait: of invoices, to their readers, of links, to who is invited or asked for one, and of
 * changes of an account, to its owner. One host takes each; what
 * cannot be sent is tried again after growing delays, and given up after so many, which who asked for it is reminded of. A mail keeps its name, so that one whose host died when it was
 * sent is the same again.
 */
export const sendMails = (app: AppContext): Promise<void> =>
  workDue<Waiting>(app, waits, (waiting) => send(app, waiting));

/** The same at once of one that gathered several. */
export async function sendGathered(app: AppContext, mailId: string): Promise<void> {
  await sql`update mail set "nextAttemptAt" = ${app.now().toISOString()}::timestamptz
    where _id = ${mailId}::uuid and attempts = 0`.execute(app.db);
  await sendMails(app);
}

async function send(app: AppContext, waiting: Waiting): Promise<void> {
  const { _id, attempts, userId, invoiceIds } = waiting;
  const note = (how: Noted, at = app.now().toISOString()): Promise<void> =>
    noteWaiting(app.db, waits, _id, how, at);
  try {
    const isSent = userId
      ? await sendTo(app, { ...waiting, userId })
      : // One that gathered more since it was sent is another.
        await sendInvoices(app, invoiceIds, `invoices:${_id}:${invoiceIds.length}`);
    if (!isSent) app.log.info({ mailId: _id }, 'A mail that waited is of no use any more.');
    await note(isSent ? 'sentAt' : 'failedAt');
  } catch (error) {
    app.log.warn({ err: error, mailId: _id }, 'A mail could not be sent.');
    const next = nextAttempt(app, attempts);
    if (!next) app.log.error({ mailId: _id }, 'A mail was given up.');
    await (next
      ? note('nextAttemptAt', next)
      : tellGivenUp(app, waiting, (db) => noteWaiting(db, waits, _id, 'failedAt', app.now().toISOString())));
  }
}

/** @returns false where it is of no use any more: they came, were invited anew, or are gone */
async function sendTo(app: AppContext, mail: MailToPerson): Promise<boolean> {
  const message = await messageOfMail(app, mail);
  if (message) await app.messages.send({ ...message, key: `mail:${mail._id}` });
  return message !== undefined;
}
