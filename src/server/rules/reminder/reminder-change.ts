import type { Recorded } from '#contract/resources/index';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';

type Reminder = Recorded<'reminder'>;

/** Has the owner of a reminder count anew. */
export function announceReminder(context: TransactionContext, { userId }: Pick<Reminder, 'userId'>): void {
  context.announce({ to: 'user', userId, section: 'dueRemindersCount' });
}

/** Changes a reminder with the reason that was given for it, and tells its owner. */
export async function changeReminder(
  context: TransactionContext,
  current: Reminder,
  change: Partial<Reminder>,
  reason: string | null | undefined,
): Promise<Reminder> {
  const after = await writeChange(context, 'reminder', current, change, reason || undefined);
  if (after !== current) announceReminder(context, current);
  return after;
}
