import { Problem } from '#contract/problems';
import { changeRecord } from '../records/change';
import { answerWhole } from '../records/show';
import { isPartnerOn } from '../rules/handled-files';
import { inTransaction } from '../request/in-transaction';
import { documentOnFile } from '../rules/file/document-on-file';
import { lookAgain } from '../rules/file/look-again';
import type { Handler } from './handler';

/** Lets a file pass a gate against the rule: who, why and on what document stay with the file, and its supervisors look at it again. */
export const overrideGate: Handler<'overrideGate'> = (context, { fileId, gate, reason, documentId }) =>
  inTransaction(context, async (context) => {
    const at = context.now.toISOString();
    const override = { gate, reason, documentId, userId: context.caller.userId, at };
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      if (isPartnerOn(context.caller, file)) throw new Problem('FORBIDDEN');
      await documentOnFile(context, fileId, documentId);
      return { gateOverrides: [...(file.gateOverrides ?? []).filter((one) => one.gate !== gate), override] };
    });
    await lookAgain(context, after, gate);
    return { body: await answerWhole(context, 'file', after) };
  });
