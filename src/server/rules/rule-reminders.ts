import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { insertRow, wholeRow } from '../records/store';
import type { Write } from '../request/work';
import { announceReminder } from './reminder-change';

type Reminder = Recorded<'reminder'>;

/** What a rule says of a reminder that it puts on somebody's desk; the rest is alike for all. */
export type RuleReminder = Pick<Reminder, 'userId' | 'reminderType' | 'title' | 'dueDate'> &
  Partial<Pick<Reminder, 'fileId' | 'requestId'>>;

const longestTitle = 140;

/** Puts a reminder on a person's desk that the product asks for, not a colleague: it is nothing of who gave the occasion for it. */
export async function remind(write: Write, reminder: RuleReminder): Promise<void> {
  const at = write.now.toISOString();
  const row = wholeRow('reminder', {
    _id: newId(write.now.getTime()),
    ...reminder,
    assignedBy: null,
    title: reminder.title.slice(0, longestTitle),
    status: 'open',
    isStatutory: false,
    recurrence: 'none',
    source: 'rule',
    createdAt: at,
    createdBy: write.caller.userId,
    updatedAt: at,
    updatedBy: write.caller.userId,
    version: 1,
  });
  await insertRow(write.db, 'reminder', { ...row });
  announceReminder(write, reminder);
}

/** What rules reminded of in a file under a title is done: it leaves the desks that it stands on. */
export function completeReminders(
  write: Write,
  { fileId, title }: Pick<Reminder, 'fileId' | 'title'>,
): Promise<void> {
  return complete(
    write,
    sql`"fileId" = ${fileId}::uuid and source = 'rule' and title = ${title.slice(0, longestTitle)}`,
  );
}

/** What waited for the answer to a request waits no more. */
export function completeRemindersOf(write: Write, { _id }: Pick<Recorded<'request'>, '_id'>): Promise<void> {
  return complete(write, sql`"requestId" = ${_id}::uuid`);
}

async function complete(write: Write, which: RawBuilder<unknown>): Promise<void> {
  const at = write.now.toISOString();
  const { rows } = await sql<{ userId: string }>`
    update reminder set status = 'completed', "snoozedUntil" = null, "completedAt" = ${at}, "completedBy" = ${write.caller.userId}::uuid,
      "updatedAt" = ${at}, "updatedBy" = ${write.caller.userId}::uuid, version = version + 1
    where ${which} and status in ('open', 'snoozed') returning "userId"`.execute(write.db);
  for (const { userId } of rows) announceReminder(write, { userId });
}
