import type { Change, Recorded } from '#contract/resources/index';
import { find } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { Write } from '../../request/work';

type Hold = Pick<Change<'file'>, 'holdReason' | 'holdUntil' | 'holdNote'>;

/** Sets the hold that was asked for, by the same rules and rights as if who approves had set it. */
export async function setHeldFiles(write: Write, { fileIds, payload }: Recorded<'request'>): Promise<void> {
  const { holdReason, holdUntil, holdNote } = (payload ?? {}) as Hold;
  for (const fileId of fileIds)
    await changeFile(write, fileId, { hold: true, holdReason, holdUntil, ...(holdNote && { holdNote }) });
}

export async function releaseHeldFiles(write: Write, { fileIds }: Recorded<'request'>): Promise<void> {
  for (const fileId of fileIds) await changeFile(write, fileId, { hold: false });
}

async function changeFile(write: Write, fileId: string, change: object): Promise<void> {
  await updateRecord(write, 'file', await find(write.db, 'file', fileId, write.caller), change);
}
