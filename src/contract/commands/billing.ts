import { command } from './command';

/** What people do with invoices beside reading and changing them. */
export const billingCommands = {
  showInvoicePdf: command({
    call: 'GET /desk/invoice/{id}/pdf',
    right: 'invoice.show',
    query: { id: { kind: 'key', required: true } },
    answers: 'the PDF of the invoice, in the language of its client',
  }),
};
