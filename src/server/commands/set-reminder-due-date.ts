import { find } from '../records/find';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { conflict, invalid } from '../rules/refuse';
import { changeReminder } from '../rules/reminder/reminder-change';
import type { Handler } from './handler';

/** Moves when a reminder is due. One that was put off is open again; a statutory term moves with a reason only. */
export const setReminderDueDate: Handler<'setReminderDueDate'> = (work, { id, dueDate, reason }) =>
  inTransaction(work, async (write) => {
    const current = await take(write, 'reminder', id);
    if (current.status === 'completed' || current.status === 'cancelled')
      throw conflict('The reminder is settled already.');
    if (current.isStatutory && !reason) throw invalid('reason', 'reason is a required field');
    await changeReminder(write, current, { dueDate, status: 'open', snoozedUntil: null }, reason);
    const changed = await find(write.db, 'reminder', id, write.caller);
    return { body: await answerWhole(write, 'reminder', changed) };
  });
