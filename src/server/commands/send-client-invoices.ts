import { afterAnswer } from '../identity/after-answer';
import { sendGathered } from '../messages/send-mails';
import { moveInvoices } from '../month-end/move-invoices';
import type { Handler } from './handler';

/** Sends a client what was issued and not sent yet: all of a call in one message. */
export const sendClientInvoices: Handler<'sendClientInvoices'> = async (context, { clientId }) => {
  const { data, left, mailId } = await moveInvoices(context, clientId, 'issued', 'sent');
  if (mailId) afterAnswer(context.app, 'sending invoices', () => sendGathered(context.app, mailId));
  return { body: { data, left } };
};
