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
export const cancelRequest: Handler<'cancelRequest'> = (context, { id, reason }) =>
  inTransaction(context, async (context) => {
    const becomes = { status: 'cancelled', ...(reason && { decisionNote: reason }) } as const;
    const decide = (current: Recorded<'request'>) => {
      checkMove(context.caller, current, 'cancelled', undefined);
      return becomes;
    };
    await changeRecord(context, 'request', id, decide, { becomes });
    return {
      body: await answerWhole(context, 'request', await find(context.db, 'request', id, context.caller)),
    };
  });
