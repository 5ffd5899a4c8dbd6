import type { Layout } from './layout';

export const companyAssignmentLayout: Layout<'companyAssignment'> = {
  columns: ['fileId', 'assetSummary', 'state', 'activityType', 'role', 'status', 'assignedAt', 'dueAt'],
  card: ['fileId', 'assetSummary', 'activityType', 'status', 'dueAt'],
  sections: [
    {
      title: 'work',
      fields: [
        'fileId',
        'assetSummary',
        'state',
        'assignmentType',
        'companyId',
        'activityType',
        'role',
        'status',
        'dueAt',
        'instructions',
      ],
    },
  ],
};
