import { sql } from 'kysely';
import { nextDue, whyNotReminder } from '#contract/lifecycles/reminder';
import type { ReminderRefusal } from '#contract/lifecycles/reminder';
import { Problem } from '#contract/problems';
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
import type { Handler, Input } from './handler';

const reasons: { readonly [R in ReminderRefusal]: Sentence } = {
  NOT_NEXT: sentence('conversation.reminderSettledAlready'),
  STATUTORY: sentence('conversation.statutoryReminderCancelledSupervisorOnly'),
  NEEDS_SNOOZED_UNTIL: sentence('values.required', { field: 'snoozedUntil' }),
  SNOOZED_UNTIL_PAST: sentence('values.laterThanNow', { field: 'snoozedUntil' }),
};

/** Moves reminders to another state, all or none. One that recurs comes back when it is completed. */
export const setReminderStatus: Handler<'setReminderStatus'> = (context, input) =>
  inTransaction(context, async (context) => {
    const ids = [...new Set(input.ids)];
    const found = await takeAll(context, 'reminder', sql`t._id = any(${ids}::uuid[])`);
    if (found.length < ids.length) throw new Problem('NOT_FOUND');
    refuse(context, input, found);
    for (const current of found) {
      await changeReminder(context, current, changeOf(context, input), input.note);
      if (input.status === 'completed') await comeBack(context, current);
    }
    const data = [];
    for (const id of ids)
      data.push(
        present('reminder', { ...(await find(context.db, 'reminder', id, context.caller)) }, context.caller),
      );
    return { body: { data } };
  });

function refuse(
  context: TransactionContext,
  { ids, status, snoozedUntil }: Input<'setReminderStatus'>,
  found: readonly Recorded<'reminder'>[],
): void {
  const facts = { leads: leadsPeople(context.caller), snoozedUntil, now: context.now.toISOString() };
  const refused = found.flatMap((one) => {
    const why = whyNotReminder(one.status, status, { ...facts, isStatutory: one.isStatutory });
    return why ? [{ id: one._id, why }] : [];
  });
  const [first] = refused;
  if (!first) return;
  const message = reasons[first.why];
  if (first.why === 'NEEDS_SNOOZED_UNTIL' || first.why === 'SNOOZED_UNTIL_PAST')
    throw new Problem('INVALID', { message, errors: { snoozedUntil: message } });
  const errors = refused.map(({ id, why }) => [`ids[${ids.indexOf(id)}]`, reasons[why]]);
  throw new Problem('CONFLICT', { message, errors: Object.fromEntries(errors) });
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
