import { find } from '../records/find';
import { openFile, takeFilesOf } from '../records/open-file';
import { answerWhole } from '../records/show';
import { writeChange } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { checkMove } from '../rules/request/request-move';
import type { Handler } from './handler';

/**
 * Takes a request back: one's own while nobody has decided it, or any for who may.
 * @throws Problem FORBIDDEN for another's, CONFLICT once it is decided
 */
export const cancelRequest: Handler<'cancelRequest'> = (work, { id, reason }) =>
  inTransaction(work, async (write) => {
    await takeFilesOf(write, 'request', id);
    const current = await find(write.db, 'request', id, write.caller, 'for update');
    checkMove(write.caller, current, 'cancelled', undefined);
    await openFile(write, 'request', { ...current, status: 'cancelled' });
    await writeChange(write, 'request', current, {
      status: 'cancelled',
      ...(reason && { decisionNote: reason }),
    });
    return { body: await answerWhole(write, 'request', await find(write.db, 'request', id, write.caller)) };
  });
