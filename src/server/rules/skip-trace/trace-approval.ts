import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { invalid } from '../refuse';

type Priced = Pick<Recorded<'skipTrace'>, 'fileId' | 'cost' | 'approvalRequestId'> & {
  readonly _id?: string;
};

/**
 * Holds what a trace costs to what was approved for it. Whose file it is may buy traces without asking, as far as its client leaves that to
 * it; who works for them may not. All traces that rest on one request stay together within its amount.
 * @throws Problem INVALID naming the field
 */
export async function holdToApproval(
  context: TransactionContext,
  trace: Priced,
  isOurs: boolean,
): Promise<void> {
  const { _id = null, fileId, cost, approvalRequestId } = trace;
  if (!approvalRequestId) {
    if (centsOf(cost) === 0) return;
    if (!isOurs) throw invalid('approvalRequestId', sentence('traces.paidTraceNeedsApproval'));
    return holdToLimit(context, trace);
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

/** Holds the traces of a file that rest on no request, all together, to what its client lets them cost without being asked. */
async function holdToLimit({ db }: TransactionContext, { _id, fileId, cost }: Priced): Promise<void> {
  const limit = await readTerm(db, fileId, 'traceApprovalAmount');
  if (limit === undefined) return;
  const { rows } = await sql<{ spent: string }>`
    select coalesce(sum(cost), 0)::text spent from "skipTrace" where "fileId" = ${fileId}::uuid
      and "approvalRequestId" is null and _id is distinct from ${_id ?? null}::uuid and "deletedAt" is null`.execute(
    db,
  );
  if (centsOf(rows[0]?.spent) + centsOf(cost) > centsOf(limit))
    throw invalid(
      'approvalRequestId',
      sentence('traces.paidTracesNeedApproval', { amount: amountOf(centsOf(limit)) }),
    );
}
