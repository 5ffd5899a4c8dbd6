import { statusOf } from '#contract/lifecycles/file-status';
import type { Change, Recorded } from '#contract/resources/index';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';

/** Brings the files to their closing for the reason that was given. */
export async function bringToClosing(
  context: TransactionContext,
  { _id, fileIds, payload, reason }: Recorded<'request'>,
): Promise<void> {
  const { closingReason } = (payload ?? {}) as Pick<Change<'file'>, 'closingReason'>;
  for (const fileId of fileIds) {
    const file = await findBehind(context, 'file', fileId);
    // Somebody was faster: it is on its way.
    if (!file || statusOf(file.status).stage === 'close_out') continue;
    const change = { status: 'close_requested', closingReason, statusReason: reason } as const;
    await applyDecision(context, { resource: 'request', _id }, 'file', file, change);
  }
}
