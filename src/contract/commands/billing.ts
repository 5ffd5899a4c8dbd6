import { command } from './command';

/** What people do with invoices beside reading and changing them. */
export const billingCommands = {
  disputeInvoice: command({
    call: 'POST /desk/invoice/dispute',
    right: 'invoice.show',
    body: {
      invoiceId: { kind: 'reference', to: 'invoice', required: true },
      reason: { kind: 'text', max: 300, required: true },
      attachments: { kind: 'references', to: 'document' },
    },
    answers: 'request',
  }),
  showInvoicePdf: command({
    call: 'GET /desk/invoice/{id}/pdf',
    right: 'invoice.show',
    query: { id: { kind: 'key', required: true } },
    answers: 'the PDF of the invoice, in the language of its client',
  }),
};
