import { find } from '../records/find';
import { answerWhole } from '../records/show';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { conflict, invalid } from '../rules/refuse';
import { changeReminder } from '../rules/reminder/reminder-change';
import type { Handler } from './handler';
import { sentence } from '#contract/words/sentence';

/** Moves when a reminder is due. One that was put off is open again; a statutory term moves with a reason only. */
export const setReminderDueDate: Handler<'setReminderDueDate'> = (context, { id, dueDate, reason }) =>
  inTransaction(context, async (context) => {
    const current = await take(context, 'reminder', id);
    if (current.status === 'completed' || current.status === 'cancelled')
      throw conflict(sentence('conversation.reminderSettledAlready'));
    if (current.isStatutory && !reason)
      throw invalid('reason', sentence('values.required', { field: 'reason' }));
    await changeReminder(context, current, { dueDate, status: 'open', snoozedUntil: null }, reason);
    const changed = await find(context.db, 'reminder', id, context.caller);
    return { body: await answerWhole(context, 'reminder', changed) };
  });
