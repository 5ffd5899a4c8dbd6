import type { Layout } from './layout';

export const companyAssignmentLayout: Layout<'companyAssignment'> = {
  columns: ['activityType', 'role', 'status', 'assignedAt', 'dueAt'],
  card: ['activityType', 'role', 'status'],
  sections: [
    {
      title: 'work',
      fields: ['fileId', 'companyId', 'activityType', 'role', 'status', 'dueAt', 'instructions'],
    },
  ],
};
