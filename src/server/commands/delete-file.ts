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
import { sentence } from '#contract/words/sentence';

/** Erases a file and all its parts for good, after a fresh code and with a reason. Its history stays, as the trace of it. */
export const deleteFile: Handler<'deleteFile'> = async (context, { fileId, reason, mfaCode }) => {
  await find(context.db, 'file', fileId, context.caller);
  if ((await askOrCheck(context, `deleteFile:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(context, async (context) => {
    const file = await take(context, 'file', fileId);
    await writeHistory(context, {
      type: 'system',
      entity: 'file',
      entityId: fileId,
      fileId,
      message: sentence('files.fileErased', { ref: file.ref, reason }),
      visibility: 'internal',
    });
    // What is billed names its papers, so it goes first.
    await eraseMoneyOf(context, fileId);
    await erasePapersOf(context, fileId);
    await sql`delete from file where _id = ${fileId}::uuid`.execute(context.db);
    context.announce({ to: 'file', fileId, resource: 'file' });
    return { body: present('file', { ...file }, context.caller) };
  });
};
