import type { Layout } from './layout';

export const historyLayout: Layout<'history'> = {
  columns: ['at', 'fileId', 'byUserId', 'message', 'updatedFields'],
  card: ['at', 'fileId', 'message'],
  sections: [{ title: 'details', fields: ['fileId', 'at', 'byUserId', 'message', 'changes'] }],
};
