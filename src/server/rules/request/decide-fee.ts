import type { Change, Recorded } from '#contract/resources/index';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';

type Request = Recorded<'request'>;

/** Approves the fee that waits for a request. @throws Problem FORBIDDEN for who entered it */
export const approveFee = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'approved', decisionNote: request.decisionNote });

export const declineFee = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'declined', decisionNote: request.decisionNote });

/** A fee that nobody is asked about any more is a draft again. */
export const reopenFee = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'draft' });

// A fee that was decided itself, or asked about anew, does not wait for this request any more.
async function decide(
  context: TransactionContext,
  request: Request,
  change: Partial<Change<'fee'>>,
): Promise<void> {
  const fee = await findBehind(context, 'fee', request.linkedEntityId);
  if (fee?.status !== 'pending_approval' || fee.approvalRequestId !== request._id) return;
  await applyDecision(context, { resource: 'request', _id: request._id }, 'fee', fee, change);
}
