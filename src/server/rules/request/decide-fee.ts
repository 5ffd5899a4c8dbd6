import type { Change, Recorded } from '#contract/resources/index';
import { carryOut, findBehind } from '../../records/carry-out';
import type { Write } from '../../request/work';

type Request = Recorded<'request'>;

/** Approves the fee that waits for a request. @throws Problem FORBIDDEN for who entered it */
export const approveFee = (write: Write, request: Request): Promise<void> =>
  decide(write, request, { status: 'approved', decisionNote: request.decisionNote });

export const declineFee = (write: Write, request: Request): Promise<void> =>
  decide(write, request, { status: 'declined', decisionNote: request.decisionNote });

/** A fee that nobody is asked about any more is a draft again. */
export const reopenFee = (write: Write, request: Request): Promise<void> =>
  decide(write, request, { status: 'draft' });

// A fee that was decided itself, or asked about anew, does not wait for this request any more.
async function decide(write: Write, request: Request, change: Partial<Change<'fee'>>): Promise<void> {
  const fee = await findBehind(write, 'fee', request.linkedEntityId);
  if (fee?.status !== 'pending_approval' || fee.approvalRequestId !== request._id) return;
  await carryOut(write, { resource: 'request', _id: request._id }, 'fee', fee, change);
}
