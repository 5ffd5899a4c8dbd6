import type { Change, Recorded } from '#contract/resources/index';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';

type Request = Recorded<'request'>;

/** Approves the repair whose estimate waits for a request. @throws Problem FORBIDDEN for who estimated it */
export const approveRepair = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'approved' });

export const declineRepair = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'declined' });

/** A repair that nobody is asked about any more has an estimate still. */
export const reopenRepair = (context: TransactionContext, request: Request): Promise<void> =>
  decide(context, request, { status: 'estimate_received' });

// A repair that was cancelled, or asked about anew, does not wait for this request any more.
async function decide(
  context: TransactionContext,
  request: Request,
  change: Partial<Change<'repairsAndReconditioning'>>,
): Promise<void> {
  const repair = await findBehind(context, 'repairsAndReconditioning', request.linkedEntityId);
  if (repair?.status !== 'approval_pending' || repair.approvalRequestId !== request._id) return;
  const decision = { resource: 'request', _id: request._id } as const;
  await applyDecision(context, decision, 'repairsAndReconditioning', repair, change);
}
