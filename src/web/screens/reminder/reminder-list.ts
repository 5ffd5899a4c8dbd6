import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../data/record';
import { useWholeList } from '../../data/use-whole-list';

export type ReminderRow = Pick<
  Recorded<'reminder'>,
  | '_id'
  | 'fileId'
  | 'userId'
  | 'reminderType'
  | 'title'
  | 'description'
  | 'dueDate'
  | 'status'
  | 'isOverdue'
  | 'snoozedUntil'
  | 'isStatutory'
  | 'recurrence'
  | 'completedAt'
  | 'completedBy'
  | 'requestId'
  | 'source'
  | 'version'
> &
  Held;

/** Every reminder of a file, the nearest first. */
export function useFileReminders(fileId: string) {
  return useWholeList<ReminderRow>('reminder', { fileId, view: 'file' }, 'dueDate');
}
