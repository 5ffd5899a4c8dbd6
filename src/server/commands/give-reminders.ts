import { sql } from 'kysely';
import { reminderMoves } from '#contract/lifecycles/reminder';
import { sentence } from '#contract/words/sentence';
import { find } from '../records/find';
import { present } from '../records/present';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { conflict } from '../rules/refuse';
import { checkOwner } from '../rules/reminder/reminder';
import { announceReminder, changeReminder } from '../rules/reminder/reminder-change';
import { eachAlone } from './each-alone';
import type { Handler } from './handler';

/** Gives reminders to somebody else, each on its own: as what a person leaves undone who has left. What is settled stays where it is. */
export const giveReminders: Handler<'giveReminders'> = (context, { ids, userId }) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    const taken = await takeAll(context, 'reminder', sql`t._id = any(${ids}::uuid[])`);
    const data = await eachAlone(context, { field: 'ids', ids, taken }, async (current) => {
      if (reminderMoves[current.status].length === 0)
        throw conflict(sentence('conversation.reminderSettledAlready'));
      const isOwn = userId === caller.userId;
      if (!isOwn) await checkOwner(context, { userId, fileId: current.fileId });
      const change = { userId, assignedBy: isOwn ? null : caller.userId };
      if (current.userId !== userId) await changeReminder(context, current, change, undefined);
      const after = await find(context.db, 'reminder', current._id, caller);
      return { reminder: present('reminder', { ...after }, caller) };
    });
    announceReminder(context, { userId });
    return { body: { data } };
  });
