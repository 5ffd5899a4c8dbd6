import { openRequests } from '#contract/lifecycles/request';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { applyDecision, findBehind } from '../../records/apply-decision';
import { setSilently } from '../../records/set-silently';
import type { TransactionContext } from '../../request/context';
import { openRequest } from '../request/open-request';

type Repair = Recorded<'repairsAndReconditioning'>;

/** An estimate that is to be approved is asked about with it; one that is taken back takes its request along. */
export async function followRecon(context: TransactionContext, before: Repair, after: Repair): Promise<void> {
  if (before.status === after.status) return;
  if (after.status === 'approval_pending') await raise(context, after);
  else if (before.status === 'approval_pending') await withdraw(context, before);
}

async function raise(context: TransactionContext, repair: Repair): Promise<void> {
  const { category, description } = repair;
  const request = await openRequest(context, {
    fileIds: [repair.fileId],
    requestType: 'repair_approval',
    reason: description
      ? sentence('sales.reconAsDescribed', { category, description })
      : sentence('sales.reconByName', { category }),
    amount: repair.estimateAmount,
    attachments: repair.estimateDocumentId ? [repair.estimateDocumentId] : [],
    linked: { entity: 'repairsAndReconditioning', _id: repair._id },
  });
  await setSilently(context.db, 'repairsAndReconditioning', repair._id, { approvalRequestId: request._id });
}

// Where the request was decided first, it is settled and stays as it is.
async function withdraw(context: TransactionContext, before: Repair): Promise<void> {
  const request = await findBehind(context, 'request', before.approvalRequestId);
  if (!request || !openRequests.includes(request.status)) return;
  const decision = { resource: 'repairsAndReconditioning', _id: before._id } as const;
  await applyDecision(context, decision, 'request', request, { status: 'cancelled' });
}
