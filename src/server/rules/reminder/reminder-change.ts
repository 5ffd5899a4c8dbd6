import { plainHappenings } from '#contract/happenings';
import type { Recorded } from '#contract/resources/index';
import { writeHistory } from '../../history/write-history';
import { difference, updateRow } from '../../records/store';
import { touchFile } from '../../records/touch-file';
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
  const changed = Object.keys(difference({ ...current }, change));
  if (changed.length === 0) return current;
  const written = {
    ...change,
    updatedAt: write.now.toISOString(),
    updatedBy: write.caller.userId,
    version: current.version + 1,
  };
  const after = { ...current, ...written };
  await updateRow(write.db, 'reminder', current._id, written);
  await writeHistory(write, {
    type: 'reminder_changed',
    message: reason || plainHappenings.reminder_changed,
    visibility: 'internal',
    entity: 'reminder',
    entityId: current._id,
    fileId: current.fileId,
    before: { ...current },
    after,
    changed,
  });
  if (current.fileId) {
    await touchFile(write, current.fileId);
    write.announce({ to: 'file', fileId: current.fileId, resource: 'reminder' });
  }
  announceReminder(write, current);
  return after;
}
