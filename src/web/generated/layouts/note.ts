import type { Layout } from './layout';

export const noteLayout: Layout<'note'> = {
  columns: ['fileId', 'noteType', 'senderId', 'companyId', 'audience', 'body', 'createdAt'],
  // Its lines are looked through rather than compared.
  rows: 50,
  widths: { body: 360, companyId: 160 },
  card: ['fileId', 'senderId', 'body', 'createdAt'],
  sections: [
    {
      title: 'message',
      fields: ['fileId', 'noteType', 'audience', 'recipients', 'subject', 'body', 'templateId'],
    },
    { title: 'contact', fields: ['channel', 'contact'] },
    { title: 'reply', fields: ['isRush', 'pinned', 'requiresReply', 'replyDueAt', 'replyToNoteId'] },
  ],
  opens: 'myMessages=true&sortBy=-unread',
  views: [
    { title: 'mine', search: 'myMessages=true&sortBy=-unread' },
    { title: 'unread', search: 'unread=true' },
    { title: 'archive', search: 'myArchive=true' },
  ],
};
