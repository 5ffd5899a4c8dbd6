import { afterAnswer } from '../identity/after-answer';
import { sendInvoices } from '../invoices/send-invoice';
import { moveInvoices } from '../month-end/move-invoices';
import type { Handler } from './handler';

/** Sends a client what was issued and not sent yet: all of a call in one message. */
export const sendClientInvoices: Handler<'sendClientInvoices'> = async (context, { clientId }) => {
  const { data, left, moved } = await moveInvoices(context, clientId, 'issued', 'sent');
  if (moved.length > 0) afterAnswer(context.app, 'sending invoices', () => sendInvoices(context.app, moved));
  return { body: { data, left } };
};
