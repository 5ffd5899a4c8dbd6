import { billingCommands } from '#contract/commands/billing';
import { centsOf } from '#contract/money/cents';
import { holdToDispute } from '../rules/invoice/dispute';
import { present } from '../records/present';
import { checkReferences } from '../records/references';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { demand } from '../request/rights';
import { openRequest } from '../rules/request/open-request';
import type { Handler } from './handler';

const { body } = billingCommands.disputeInvoice;

/**
 * Asks the agency to mark an invoice as disputed. A client changes no invoice itself: what it says against one is a request, decided by
 * who decides requests, and its approval marks the invoice.
 * @throws Problem CONFLICT where it cannot be disputed as it stands, or waits for an answer already, INVALID for an attachment of another file
 */
export const disputeInvoice: Handler<'disputeInvoice'> = (context, { invoiceId, reason, attachments }) =>
  inTransaction(context, async (context) => {
    demand(context.caller, 'request.create');
    const invoice = await take(context, 'invoice', invoiceId);
    await holdToDispute(context.db, invoice);
    await checkReferences(context, body, { attachments }, { on: [invoice.fileId] });
    const request = await openRequest(context, {
      fileIds: [invoice.fileId],
      requestType: 'other',
      reason,
      amount: centsOf(invoice.balanceDue) > 0 ? invoice.balanceDue : null,
      attachments: attachments ?? null,
      linked: { entity: 'invoice', _id: invoice._id },
    });
    return { status: 201, body: present('request', { ...request }, context.caller) };
  });
