import type { Recorded } from '#contract/resources/index';
import { writeChange } from '../../records/update';
import type { Write } from '../../request/work';

type Reminder = Recorded<'reminder'>;

/** Has the owner of a reminder count anew. */
export function announceReminder(write: Write, { userId }: Pick<Reminder, 'userId'>): void {
  write.announce({ to: 'user', userId, section: 'dueRemindersCount' });
}

/** Changes a reminder with the reason that was given for it, and tells its owner. */
export async function changeReminder(
  write: Write,
  current: Reminder,
  change: Partial<Reminder>,
  reason: string | null | undefined,
): Promise<Reminder> {
  const after = await writeChange(write, 'reminder', current, change, reason || undefined);
  if (after !== current) announceReminder(write, current);
  return after;
}
