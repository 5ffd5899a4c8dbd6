import type { Layout } from './layout';

export const requestLayout: Layout<'request'> = {
  columns: ['fileIds', 'status', 'reason', 'amount', 'requestedBy', 'dueDate', 'createdAt'],
  widths: { reason: 340 },
  card: ['fileIds', 'status', 'reason', 'amount', 'dueDate'],
  sections: [
    {
      title: 'message',
      fields: ['fileIds', 'requestType', 'reason', 'amount', 'dueDate', 'payload', 'attachments'],
    },
    {
      title: 'work',
      fields: ['status', 'assignedToCompanyId', 'assignedToUserId', 'requestedBy', 'requestedByCompanyId'],
    },
    { title: 'reply', fields: ['answer', 'decisionNote', 'decidedBy', 'decidedAt', 'fulfilledAt'] },
  ],
  // What waits longest first.
  opens: 'decidable=true&sortBy=createdAt',
  views: [
    { title: 'toDecide', search: 'decidable=true&sortBy=createdAt' },
    { title: 'askedByMe', search: 'requestedBy=me' },
    { title: 'open', search: 'status=submitted&status=in_review&status=information_needed' },
  ],
};
