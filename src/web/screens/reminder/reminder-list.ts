import { useMemo } from 'react';
import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../data/record';
import { useWholeList } from '../../data/use-whole-list';
import { useWords } from '../../i18n/words';

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
> &
  Held;

/** Reminders with the titles that rules gave them in the screen's language; those of people stay as they wrote them. */
export function useTitled(rows: readonly ReminderRow[] | undefined): readonly ReminderRow[] | undefined {
  const { said } = useWords();
  return useMemo(
    () => rows?.map((reminder) => ({ ...reminder, title: said(reminder.title, { written: true }) })),
    [rows, said],
  );
}

/** Every reminder of a file, the nearest first. */
export function useFileReminders(fileId: string) {
  const list = useWholeList<ReminderRow>('reminder', { fileId, view: 'file' }, 'dueDate');
  return { ...list, data: useTitled(list.data) };
}
