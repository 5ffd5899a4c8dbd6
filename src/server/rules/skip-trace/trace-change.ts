import type { Change, Draft, Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { find } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { sideOnFile } from '../handled-files';
import { forbiddenField, invalid } from '../refuse';
import { holdToApproval } from './trace-approval';
import { withVerifiers } from './verified-by';

type Trace = Recorded<'skipTrace'>;

/**
 * The host's part of a new trace: whose it is and since when. A company that only works on the file traces there where tracing is its
 * trade.
 * @throws Problem FORBIDDEN, FIELD_FORBIDDEN or INVALID naming the field
 */
export async function completeTrace(
  context: TransactionContext,
  draft: Draft<'skipTrace'>,
): Promise<Partial<Trace>> {
  const { caller } = context;
  const file = await find(context.db, 'file', draft.fileId, caller);
  const isVendor = sideOf(caller.activityType) === 'vendor';
  if (isVendor && caller.activityType !== 'skip_trace_vendor')
    throw new Problem('FORBIDDEN', { message: sentence('traces.onlyTracersTrace') });
  const after = { ...draft, result: draft.result ?? 'pending' } as Trace;
  await check(context, file, after, draft);
  const at = context.now.toISOString();
  return {
    ...withVerifiers(draft, caller.userId),
    companyId: caller.companyId,
    orderedBy: caller.userId,
    orderedAt: at,
    completedAt: after.result === 'pending' ? null : at,
  };
}

/**
 * The host's part of a change: when it came to a result, and who made sure of what was found.
 * @throws Problem FIELD_FORBIDDEN or INVALID naming the field
 */
export async function changeTrace(
  context: TransactionContext,
  current: Trace,
  change: Change<'skipTrace'>,
): Promise<Partial<Trace>> {
  const file = await find(context.db, 'file', current.fileId, context.caller);
  const after = { ...current, ...change } as Trace;
  await check(context, file, after, change);
  const isDone = after.result !== 'pending';
  return {
    ...withVerifiers(change, context.caller.userId),
    completedAt: isDone ? (current.completedAt ?? context.now.toISOString()) : null,
  };
}

async function check(
  context: TransactionContext,
  file: Recorded<'file'>,
  trace: Trace,
  given: Partial<Change<'skipTrace'>>,
): Promise<void> {
  const isOurs = sideOnFile(context.caller, file) === 'agency';
  // Whose file it is says what others on it may know of each other's work.
  if (given.sharedWithVendor && !isOurs) throw forbiddenField('sharedWithVendor');
  if (trace.permissiblePurpose === 'client_consent_in_contract' && !trace.consentReference)
    throw invalid('consentReference', sentence('traces.consentMustBeNamed'));
  if ('cost' in given || 'approvalRequestId' in given) await holdToApproval(context, trace, isOurs);
}
