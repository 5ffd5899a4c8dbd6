import type { Change, Recorded } from '#contract/resources/index';
import { find } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';

type Hold = Pick<Change<'file'>, 'holdReason' | 'holdUntil' | 'holdNote'>;

/** Sets the hold that was asked for, by the same rules and rights as if who approves had set it. */
export async function setHeldFiles(
  context: TransactionContext,
  { fileIds, payload }: Recorded<'request'>,
): Promise<void> {
  const { holdReason, holdUntil, holdNote } = (payload ?? {}) as Hold;
  for (const fileId of fileIds)
    await changeFile(context, fileId, { hold: true, holdReason, holdUntil, ...(holdNote && { holdNote }) });
}

export async function releaseHeldFiles(
  context: TransactionContext,
  { fileIds }: Recorded<'request'>,
): Promise<void> {
  for (const fileId of fileIds) await changeFile(context, fileId, { hold: false });
}

async function changeFile(context: TransactionContext, fileId: string, change: object): Promise<void> {
  await updateRecord(context, 'file', await find(context.db, 'file', fileId, context.caller), change);
}
