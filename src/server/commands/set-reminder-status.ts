import { sql } from 'kysely';
import { nextDue, whyNotReminder } from '#contract/lifecycles/reminder';
import type { ReminderRefusal } from '#contract/lifecycles/reminder';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import { find } from '../records/find';
import { keepRecord } from '../records/keep';
import { present } from '../records/present';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { readCallerOfUser } from '../request/caller';
import { leadsPeople } from '../rules/leads-people';
import { changeReminder } from '../rules/reminder/reminder-change';
import { conflict, invalid } from '../rules/refuse';
import { eachAlone } from './each-alone';
import type { Handler, Input } from './handler';

const reasons: { readonly [R in ReminderRefusal]: Sentence } = {
  NOT_NEXT: sentence('conversation.reminderSettledAlready'),
  STATUTORY: sentence('conversation.statutoryReminderCancelledSupervisorOnly'),
  NEEDS_SNOOZED_UNTIL: sentence('values.required', { field: 'snoozedUntil' }),
  SNOOZED_UNTIL_PAST: sentence('values.laterThanNow', { field: 'snoozedUntil' }),
};

/** Moves reminders to another state, each on its own. One that recurs comes back when it is completed. */
export const setReminderStatus: Handler<'setReminderStatus'> = (context, input) =>
  inTransaction(context, async (context) => {
    const { ids, status, note } = input;
    const taken = await takeAll(context, 'reminder', sql`t._id = any(${ids}::uuid[])`);
    const data = await eachAlone(context, { field: 'ids', ids, taken }, async (current) => {
      refuse(context, input, current);
      await changeReminder(context, current, changeOf(context, input), note);
      if (status === 'completed') await comeBack(context, current);
      const after = await find(context.db, 'reminder', current._id, context.caller);
      return { reminder: present('reminder', { ...after }, context.caller) };
    });
    return { body: { data } };
  });

function refuse(
  context: TransactionContext,
  { status, snoozedUntil }: Input<'setReminderStatus'>,
  { status: from, isStatutory }: Recorded<'reminder'>,
): void {
  const facts = { leads: leadsPeople(context.caller), snoozedUntil, now: context.now.toISOString() };
  const why = whyNotReminder(from, status, { ...facts, isStatutory });
  if (!why) return;
  const ofMoment = why === 'NEEDS_SNOOZED_UNTIL' || why === 'SNOOZED_UNTIL_PAST';
  throw ofMoment ? invalid('snoozedUntil', reasons[why]) : conflict(reasons[why]);
}

function changeOf(
  context: TransactionContext,
  { status, snoozedUntil, note }: Input<'setReminderStatus'>,
): Partial<Recorded<'reminder'>> {
  const at = context.now.toISOString();
  if (status === 'snoozed') return { status, snoozedUntil: snoozedUntil ?? null };
  if (status === 'open') return { status, snoozedUntil: null };
  const settled = { status, snoozedUntil: null, completionNote: note ?? null };
  return status === 'completed'
    ? { ...settled, completedAt: at, completedBy: context.caller.userId }
    : settled;
}

// At the same time of day on the owner's clock, and never in the past, however late the last one was done. On a file that
// was closed in the meantime nothing comes back.
async function comeBack(context: TransactionContext, done: Recorded<'reminder'>): Promise<void> {
  const owner = await readCallerOfUser(context.db, done.userId);
  const dueDate = owner && nextDue(done.dueDate, done.recurrence, owner.timeZone, context.now);
  if (!dueDate || (done.fileId && (await isClosed(context, done.fileId)))) return;
  const at = context.now.toISOString();
  const { userId } = context.caller;
  const next = {
    ...done,
    _id: newId(context.now.getTime()),
    dueDate,
    status: 'open' as const,
    snoozedUntil: null,
    createdAt: at,
    createdBy: userId,
    updatedAt: at,
    updatedBy: userId,
    version: 1,
  };
  await keepRecord(context, 'reminder', next);
}

async function isClosed(context: TransactionContext, fileId: string): Promise<boolean> {
  const file = await context.db
    .selectFrom('file')
    .select('closed')
    .where('_id', '=', fileId)
    .executeTakeFirst();
  return file?.closed ?? true;
}
