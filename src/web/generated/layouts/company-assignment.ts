import type { Layout } from './layout';

export const companyAssignmentLayout: Layout<'companyAssignment'> = {
  columns: ['fileId', 'activityType', 'role', 'status', 'assignedAt', 'dueAt'],
  card: ['fileId', 'activityType', 'status', 'dueAt'],
  sections: [
    {
      title: 'work',
      fields: ['fileId', 'companyId', 'activityType', 'role', 'status', 'dueAt', 'instructions'],
    },
  ],
};
