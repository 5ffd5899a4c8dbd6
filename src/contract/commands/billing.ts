import { calls } from './calls';
import { command } from './command';

/** What people do with invoices beside reading and changing them. */
export const billingCommands = {
  disputeInvoice: command({
    call: calls.disputeInvoice,
    right: 'invoice.show',
    purpose: 'Asks the agency to mark an invoice as disputed, by a request that it decides.',
    body: {
      invoiceId: { kind: 'reference', to: 'invoice', required: true },
      reason: { kind: 'text', max: 300, required: true },
      attachments: { kind: 'references', to: 'document' },
    },
    answers: { status: 201, record: 'request' },
  }),
  showInvoicePdf: command({
    call: calls.showInvoicePdf,
    right: 'invoice.show',
    purpose: 'Hands out an invoice as a PDF, in the language of its client.',
    query: { id: { kind: 'key', required: true } },
    answers: { bytes: ['application/pdf'] },
  }),
};
