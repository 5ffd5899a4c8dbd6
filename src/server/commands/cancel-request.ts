import type { Recorded } from '#contract/resources/index';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { checkMove } from '../rules/request/request-move';
import type { Handler } from './handler';

/**
 * Takes a request back: one's own while nobody has decided it, or any for who may.
 * @throws Problem FORBIDDEN for another's, CONFLICT once it is decided
 */
export const cancelRequest: Handler<'cancelRequest'> = (work, { id, reason }) =>
  inTransaction(work, async (write) => {
    const becomes = { status: 'cancelled', ...(reason && { decisionNote: reason }) } as const;
    const decide = (current: Recorded<'request'>) => {
      checkMove(write.caller, current, 'cancelled', undefined);
      return becomes;
    };
    await changeRecord(write, 'request', id, decide, { becomes });
    return { body: await answerWhole(write, 'request', await find(write.db, 'request', id, write.caller)) };
  });
