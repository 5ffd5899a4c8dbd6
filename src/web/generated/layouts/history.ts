import type { Layout } from './layout';

export const historyLayout: Layout<'history'> = {
  columns: ['at', 'byUserId', 'message', 'updatedFields'],
  card: ['at', 'byUserId', 'message'],
  sections: [{ title: 'details', fields: ['fileId', 'at', 'byUserId', 'message', 'changes'] }],
};
