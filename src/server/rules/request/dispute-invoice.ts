import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import type { Recorded } from '#contract/resources/index';
import { carryOut, findBehind } from '../../records/carry-out';
import type { Write } from '../../request/work';
import { conflict } from '../refuse';

/** Marks the invoice behind a request as disputed, for the reason that was asked with. */
export async function markDisputed(write: Write, request: Recorded<'request'>): Promise<void> {
  const invoice = await findBehind(write, 'invoice', request.linkedEntityId);
  if (!invoice || !mayBeDisputed(invoice))
    throw conflict('The invoice has been paid, credited or disputed meanwhile.');
  const change = { status: 'disputed', disputeReason: request.reason.slice(0, 300) } as const;
  await carryOut(write, { resource: 'request', _id: request._id }, 'invoice', invoice, change);
}
