import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { askOrCheck } from '../identity/fresh-code';
import { find } from '../records/find';
import { present } from '../records/present';
import { inTransaction } from '../request/in-transaction';
import { may } from '../request/rights';
import { eraseFile } from '../rules/file/erase';
import type { Handler } from './handler';

/** Erases a file and all its parts for good, after a fresh code and with a reason. Its history stays, as the trace of it. */
export const deleteFile: Handler<'deleteFile'> = async (context, { fileId, reason, mfaCode }) => {
  if (!may(context.caller, 'file', 'delete')) throw new Problem('FORBIDDEN');
  await find(context.db, 'file', fileId, context.caller);
  if ((await askOrCheck(context, `deleteFile:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(context, async (context) => {
    const why = ({ ref }: Recorded<'file'>): Sentence => sentence('files.fileErased', { ref, reason });
    const file = await eraseFile(context, fileId, why);
    return { body: present('file', { ...file }, context.caller) };
  });
};
