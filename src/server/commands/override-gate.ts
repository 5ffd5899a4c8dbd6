import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Lets a file pass a gate against the rule: who, why and on what paper stay with the file. */
export const overrideGate: Handler<'overrideGate'> = (context, { fileId, gate, reason, document }) =>
  inTransaction(context, async (context) => {
    const override = { gate, reason, document, userId: context.caller.userId, at: context.now.toISOString() };
    await changeRecord(context, 'file', fileId, ({ gateOverrides }) => ({
      gateOverrides: [...(gateOverrides ?? []).filter((one) => one.gate !== gate), override],
    }));
    return {
      body: await answerWhole(context, 'file', await find(context.db, 'file', fileId, context.caller)),
    };
  });
