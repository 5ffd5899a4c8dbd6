import type { Layout } from './layout';

export const noteTemplateLayout: Layout<'noteTemplate'> = {
  columns: ['noteType', 'audience', 'activityTypes', 'language', 'isActive', 'body'],
  card: ['noteType', 'language', 'body'],
  sections: [
    { title: 'message', fields: ['name', 'body', 'language'] },
    { title: 'use', fields: ['noteType', 'audience', 'activityTypes', 'isActive', 'companyId'] },
  ],
};
