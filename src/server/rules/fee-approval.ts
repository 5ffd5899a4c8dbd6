import { sql } from 'kysely';
import { openRequests } from '#contract/lifecycles/request';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import type { Db } from '../database/tables';
import { updateRow } from '../records/store';
import { writeChange } from '../records/update';
import type { Write } from '../request/work';
import { openRequest } from '../requests/open-request';

type Fee = Recorded<'fee'>;

/** Asks for a fee above its threshold to be approved, with the fee itself. What is owed to a vendor is the agency's to decide. */
export async function raiseApproval(write: Write, fee: Fee): Promise<void> {
  const { rows } = await sql<{ agencyId: string }>`
    select "agencyId" from file where _id = ${fee.fileId}::uuid`.execute(write.db);
  const request = await openRequest(write, {
    fileIds: [fee.fileId],
    requestType: 'fee_approval',
    reason: `${choices.feeType[fee.feeType]}${fee.description ? `: ${fee.description}` : ''}`,
    // What is taken off weighs as much as what is charged.
    amount: amountOf(Math.abs(centsOf(fee.totalAmount))),
    assignedToCompanyId: fee.direction === 'payable' ? (rows[0]?.agencyId ?? null) : null,
    linked: { entity: 'fee', _id: fee._id },
  });
  await updateRow(write.db, 'fee', fee._id, { approvalRequestId: request._id });
}

/** Ends the open request of a fee that was decided, or withdrawn, by itself. A request that was decided first stays as it is. */
export async function settleApproval(
  write: Write,
  fee: Fee,
  status: 'approved' | 'declined' | 'cancelled',
): Promise<void> {
  if (!fee.approvalRequestId) return;
  const { rows } = await sql<Recorded<'request'>>`
    select * from request t where _id = ${fee.approvalRequestId}::uuid for update`.execute(write.db);
  const [request] = rows;
  if (!request || !openRequests.includes(request.status)) return;
  const decided = status !== 'cancelled' && {
    decidedBy: write.caller.userId,
    decidedAt: write.now.toISOString(),
    fulfilledAt: status === 'approved' ? write.now.toISOString() : null,
  };
  await writeChange(write, 'request', request, { status, decisionNote: fee.decisionNote, ...decided });
}

/** Who entered a fee, and who asked for it to be approved: neither decides. */
export async function entrantsOf(db: Db, fee: Fee): Promise<(string | null)[]> {
  const { rows } = await sql<{ requestedBy: string }>`
    select "requestedBy" from request where _id = ${fee.approvalRequestId}::uuid`.execute(db);
  return [fee.createdBy, ...rows.map(({ requestedBy }) => requestedBy)];
}
