import { statusOf } from '#contract/lifecycles/file-status';
import type { Change, Recorded } from '#contract/resources/index';
import { find } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';

/** Brings the files to their closing for the reason that was given, by the same rules as if who approves had moved them. */
export async function bringToClosing(
  context: TransactionContext,
  { fileIds, payload, reason }: Recorded<'request'>,
): Promise<void> {
  const { closingReason } = (payload ?? {}) as Pick<Change<'file'>, 'closingReason'>;
  for (const fileId of fileIds) {
    const file = await find(context.db, 'file', fileId, context.caller);
    // Somebody was faster: it is on its way.
    if (statusOf(file.status).stage === 'close_out') continue;
    const change = { status: 'close_requested', closingReason, statusReason: reason } as const;
    await updateRecord(context, 'file', file, change);
  }
}
