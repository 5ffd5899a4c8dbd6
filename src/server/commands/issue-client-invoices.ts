import { moveInvoices } from '../month-end/move-invoices';
import type { Handler } from './handler';

/** Issues what lies in draft for a client: each gets its number and stands from then on. */
export const issueClientInvoices: Handler<'issueClientInvoices'> = async (context, { clientId }) => {
  const { data, left } = await moveInvoices(context, clientId, 'draft', 'issued');
  return { body: { data, left } };
};
