import type { Layout } from './layout';

export const reminderLayout: Layout<'reminder'> = {
  columns: ['dueDate', 'reminderType', 'fileId', 'userId', 'status', 'isStatutory', 'source'],
  card: ['fileId', 'dueDate', 'reminderType', 'status'],
  sections: [
    { title: 'work', fields: ['title', 'reminderType', 'fileId', 'userId', 'description'] },
    { title: 'schedule', fields: ['dueDate', 'recurrence', 'escalateAfterHours', 'isStatutory', 'status'] },
  ],
  views: [
    { title: 'dueNow', search: 'view=due_now' },
    { title: 'today', search: 'view=today' },
    { title: 'thisWeek', search: 'view=this_week' },
    { title: 'upcoming', search: 'view=upcoming' },
    { title: 'overdue', search: 'view=overdue' },
    { title: 'team', search: 'view=team' },
  ],
  opens: 'view=due_now',
};
