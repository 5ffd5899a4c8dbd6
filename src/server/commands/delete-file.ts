import { sql } from 'kysely';
import { erasePapersOf } from '../documents/erase-of-file';
import { writeHistory } from '../history/write-history';
import { askOrCheck } from '../identity/fresh-code';
import { eraseMoneyOf } from '../invoices/erase-of-file';
import { find } from '../records/find';
import { present } from '../records/present';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Erases a file and all its parts for good, after a fresh code and with a reason. Its history stays, as the trace of it. */
export const deleteFile: Handler<'deleteFile'> = async (work, { fileId, reason, mfaCode }) => {
  await find(work.db, 'file', fileId, work.caller);
  if ((await askOrCheck(work, `deleteFile:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(work, async (write) => {
    const file = await take(write, 'file', fileId);
    await writeHistory(write, {
      type: 'system',
      entity: 'file',
      entityId: fileId,
      fileId,
      message: `File ${file.ref} was erased: ${reason}`,
      visibility: 'internal',
    });
    // What is billed names its papers, so it goes first.
    await eraseMoneyOf(write, fileId);
    await erasePapersOf(write, fileId);
    await sql`delete from file where _id = ${fileId}::uuid`.execute(write.db);
    write.announce({ to: 'file', fileId, resource: 'file' });
    return { body: present('file', { ...file }, write.caller) };
  });
};
