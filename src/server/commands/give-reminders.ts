import { sql } from 'kysely';
import { reminderMoves } from '#contract/lifecycles/reminder';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../records/find';
import { present } from '../records/present';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { conflict } from '../rules/refuse';
import { passOnReminder } from '../rules/reminder/pass-on-reminder';
import { checkOwner } from '../rules/reminder/reminder';
import { eachAlone } from './each-alone';
import type { Handler } from './handler';

/**
 * Gives reminders to somebody else, each on its own: as what a person leaves undone who has left. What is settled stays where it is. Each is
 * answered as it stands then; what its giver sees no more, without it.
 */
export const giveReminders: Handler<'giveReminders'> = (context, { ids, userId }) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    const taken = await takeAll(context, 'reminder', sql`t._id = any(${ids}::uuid[])`);
    const data = await eachAlone(context, { field: 'ids', ids, taken }, async (current) => {
      if (reminderMoves[current.status].length === 0)
        throw conflict(sentence('conversation.reminderSettledAlready'));
      const isOwn = userId === caller.userId;
      if (!isOwn) await checkOwner(context, { userId, fileId: current.fileId });
      await passOnReminder(context, current, userId, { assignedBy: isOwn ? null : caller.userId });
      const [after] = await findWhere(context.db, 'reminder', sql`t._id = ${current._id}::uuid`, caller);
      return after ? { reminder: present('reminder', { ...after }, caller) } : {};
    });
    return { body: { data } };
  });
