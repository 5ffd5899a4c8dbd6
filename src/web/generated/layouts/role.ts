import type { Layout } from './layout';

export const roleLayout: Layout<'role'> = {
  columns: ['description', 'scope', 'assignableToActivityTypes', 'userCount', 'isSystem', 'isActive'],
  card: ['description', 'scope', 'userCount'],
  sections: [
    {
      title: 'identity',
      fields: ['key', 'name', 'nameFr', 'description', 'descriptionFr', 'isActive', 'isSystem', 'userCount'],
    },
    { title: 'use', fields: ['scope', 'assignableToActivityTypes', 'requiresMfa'] },
    { title: 'permissions', fields: ['permissions'] },
  ],
};
