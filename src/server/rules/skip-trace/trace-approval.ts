import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

/**
 * Holds what a trace costs to what was approved for it. Whose file it is may buy a trace without asking; who works for them may not. All
 * traces that rest on one request stay together within its amount.
 * @throws Problem INVALID naming the field
 */
export async function holdToApproval(
  context: TransactionContext,
  trace: Pick<Recorded<'skipTrace'>, 'fileId' | 'cost' | 'approvalRequestId'> & { readonly _id?: string },
  isOurs: boolean,
): Promise<void> {
  const { _id = null, fileId, cost, approvalRequestId } = trace;
  if (!approvalRequestId) {
    if (isOurs || centsOf(cost) === 0) return;
    throw invalid('approvalRequestId', sentence('traces.paidTraceNeedsApproval'));
  }
  const { rows } = await sql<{ amount: string | null; spent: string }>`
    select r.amount, (select coalesce(sum(s.cost), 0)::text from "skipTrace" s where s."approvalRequestId" = r._id
      and s._id is distinct from ${_id}::uuid and s."deletedAt" is null) as spent
    from request r where r._id = ${approvalRequestId}::uuid and r."requestType" = 'skip_approval'
      and r.status in ('approved', 'fulfilled') and r."fileIds" @> array[${fileId}]::uuid[] and r."deletedAt" is null`.execute(
    context.db,
  );
  const [approved] = rows;
  if (!approved) throw invalid('approvalRequestId', sentence('traces.notApprovedTrace'));
  if (centsOf(approved.spent) + centsOf(cost) > centsOf(approved.amount))
    throw invalid(
      'cost',
      sentence('traces.costAboveApproval', { amount: amountOf(centsOf(approved.amount)) }),
    );
}
