import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Lets a file pass a gate against the rule: who, why and on what paper stay with the file. */
export const overrideGate: Handler<'overrideGate'> = (work, { fileId, gate, reason, document }) =>
  inTransaction(work, async (write) => {
    const override = { gate, reason, document, userId: write.caller.userId, at: write.now.toISOString() };
    await changeRecord(write, 'file', fileId, ({ gateOverrides }) => ({
      gateOverrides: [...(gateOverrides ?? []).filter((one) => one.gate !== gate), override],
    }));
    return { body: await answerWhole(write, 'file', await find(write.db, 'file', fileId, write.caller)) };
  });
