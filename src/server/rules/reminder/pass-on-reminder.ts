import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { announceReminder, changeReminder } from './reminder-change';
import { isPending, onFile } from './rule-reminders';

type Reminder = Recorded<'reminder'>;

/**
 * A reminder that was taken becomes another person's, with its day. What a rule reminds that person of already, in the same file and for the
 * same request, stands on one desk: the one that was taken ends. `more`: what else is changed of it as it moves.
 */
export async function passOnReminder(
  context: TransactionContext,
  reminder: Reminder,
  userId: string,
  more: Partial<Reminder> = {},
): Promise<void> {
  if (reminder.userId === userId) return;
  const change = (await standsThere(context, reminder, userId))
    ? ({ status: 'cancelled', snoozedUntil: null } as const)
    : { ...more, userId };
  await changeReminder(context, reminder, change, undefined);
  announceReminder(context, { userId });
}

async function standsThere(
  { db }: TransactionContext,
  { _id, source, fileId }: Reminder,
  userId: string,
): Promise<boolean> {
  if (source !== 'rule') return false;
  const { rows } = await sql`
    select from reminder t join reminder r on r._id = ${_id}::uuid
    where ${onFile(fileId)} and t."userId" = ${userId}::uuid and ${isPending} and t."deletedAt" is null
      and t.source = 'rule' and t.title = r.title and t."requestId" is not distinct from r."requestId" limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
