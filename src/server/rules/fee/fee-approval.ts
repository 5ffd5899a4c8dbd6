import { sql } from 'kysely';
import { openRequests } from '#contract/lifecycles/request';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { applyDecision, findBehind } from '../../records/apply-decision';
import { setSilently } from '../../records/set-silently';
import type { TransactionContext } from '../../request/context';
import { openRequest } from '../request/open-request';
import { asksClient } from './client-limits';

type Fee = Recorded<'fee'>;

/**
 * Asks for a fee above its threshold to be approved, with the fee itself. What is owed to a vendor is the agency's to decide, and what goes
 * over what a client lets itself be charged the client's.
 */
export async function raiseApproval(context: TransactionContext, fee: Fee): Promise<void> {
  const { rows } = await sql<{ agencyId: string }>`
    select "agencyId" from file where _id = ${fee.fileId}::uuid`.execute(context.db);
  const { description } = fee;
  const request = await openRequest(context, {
    fileIds: [fee.fileId],
    requestType: 'fee_approval',
    reason: description
      ? sentence('money.feeAsDescribed', { fee: fee.feeType, description })
      : sentence('money.feeByName', { fee: fee.feeType }),
    // What is taken off weighs as much as what is charged.
    amount: amountOf(Math.abs(centsOf(fee.totalAmount))),
    assignedToCompanyId:
      fee.direction === 'payable'
        ? (rows[0]?.agencyId ?? null)
        : (await asksClient(context.db, fee))
          ? fee.companyId
          : null,
    linked: { entity: 'fee', _id: fee._id },
  });
  await setSilently(context.db, 'fee', fee._id, { approvalRequestId: request._id });
}

/** Lets the request of a fee that was decided, or withdrawn, by itself go along. A request that was decided first stays as it is. */
export async function closeApproval(context: TransactionContext, before: Fee, after: Fee): Promise<void> {
  const request = await findBehind(context, 'request', before.approvalRequestId);
  if (!request || !openRequests.includes(request.status)) return;
  const isDecided = after.status === 'approved' || after.status === 'declined';
  const change = isDecided
    ? { status: after.status, decisionNote: after.decisionNote }
    : { status: 'cancelled' };
  await applyDecision(
    context,
    { resource: 'fee', _id: after._id },
    'request',
    request,
    change as Change<'request'>,
  );
}

/** Who entered a fee, and who asked for it to be approved: neither decides. */
export async function entrantsOf(db: Db, fee: Fee): Promise<(string | null)[]> {
  const { rows } = await sql<{ requestedBy: string }>`
    select "requestedBy" from request where _id = ${fee.approvalRequestId}::uuid`.execute(db);
  return [fee.createdBy, ...rows.map(({ requestedBy }) => requestedBy)];
}
