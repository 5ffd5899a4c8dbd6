import { invoice } from '../resources/invoice';
import { payment } from '../resources/payment';
import { calls } from './calls';
import { command } from './command';

const { fileId, feeIds, dueDate, purchaseOrder, notes } = invoice.fields;
const { paymentType, method, amount, receivedDate, clearedDate, reference, payerName, isTrust } =
  payment.fields;

/** What people do with invoices and payments beside reading and changing them. */
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
  billFees: command({
    call: calls.billFees,
    right: 'invoice.issue',
    purpose: 'Bills approved fees of a file: makes the invoice and issues it in one act.',
    body: { fileId, feeIds, dueDate, purchaseOrder, notes },
    answers: { status: 201, record: 'invoice' },
  }),
  receivePayment: command({
    call: calls.receivePayment,
    right: 'payment.edit',
    purpose: 'Records money that came in and has cleared, in one act; what leaves waits for somebody else.',
    body: {
      ...{ fileId, paymentType, method, amount, receivedDate, reference, payerName, isTrust },
      clearedDate: { ...clearedDate, required: true },
      note: payment.fields.note,
      cashAgreedBy: payment.fields.cashAgreedBy,
    },
    answers: { status: 201, record: 'payment' },
  }),
  showInvoicePdf: command({
    call: calls.showInvoicePdf,
    right: 'invoice.show',
    purpose: 'Hands out an invoice as a PDF, in the language of its client.',
    query: { id: { kind: 'key', required: true } },
    answers: { bytes: ['application/pdf'] },
  }),
};
