import type { Layout } from './layout';

export const reminderLayout: Layout<'reminder'> = {
  columns: ['dueDate', 'reminderType', 'fileId', 'userId', 'status', 'isStatutory', 'source'],
  card: ['dueDate', 'reminderType', 'status'],
  sections: [
    { title: 'work', fields: ['title', 'reminderType', 'fileId', 'userId', 'description'] },
    { title: 'schedule', fields: ['dueDate', 'recurrence', 'escalateAfterHours', 'isStatutory', 'status'] },
  ],
  views: [
    { title: 'dueNow', search: 'view=due_now' },
    { title: 'thisWeek', search: 'view=this_week' },
    { title: 'upcoming', search: 'view=upcoming' },
  ],
};
