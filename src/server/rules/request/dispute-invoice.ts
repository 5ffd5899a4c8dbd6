import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { conflict } from '../refuse';

/** Marks the invoice behind a request as disputed, for the reason that was asked with. */
export async function markDisputed(context: TransactionContext, request: Recorded<'request'>): Promise<void> {
  const invoice = await findBehind(context, 'invoice', request.linkedEntityId);
  if (!invoice || !mayBeDisputed(invoice)) throw conflict(sentence('money.invoiceBeenPaidCreditedDisputed'));
  const change = { status: 'disputed', disputeReason: request.reason.slice(0, 300) } as const;
  await applyDecision(context, { resource: 'request', _id: request._id }, 'invoice', invoice, change);
}
