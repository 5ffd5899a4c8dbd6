import { useGetList } from 'ra-core';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';

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
  | 'source'
  | 'version'
> & { readonly id: string; readonly may?: readonly string[] };

/** Every reminder of a file, the nearest first. */
export function useFileReminders(fileId: string) {
  return useGetList<ReminderRow>(
    resourcePaths.reminder,
    {
      filter: { fileId, view: 'file' },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'dueDate', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
}
