import type { Layout } from './layout';

export const userLayout: Layout<'user'> = {
  columns: ['email', 'companyId', 'roleId', 'activityType', 'state', 'userStatus', 'lastLoginAt'],
  widths: { activityType: 180, roleId: 196 },
  card: ['companyId', 'roleId', 'userStatus'],
  sections: [
    {
      title: 'person',
      fields: ['firstName', 'lastName', 'title', 'email', 'phone', 'mobilePhone', 'language', 'timeZone'],
    },
    { title: 'place', fields: ['companyId', 'officeIds', 'activityType', 'state'] },
    {
      title: 'security',
      fields: [
        'roleId',
        'userStatus',
        'mfaType',
        'pendingEmail',
        'pendingEmailUntil',
        'noteAdmin',
        'approvalLimit',
        'lastLoginAt',
        'passwordChangedAt',
      ],
    },
    { title: 'licences', fields: ['licences'] },
  ],
  views: [
    { title: 'activeUsers', search: 'userStatus=active' },
    { title: 'invited', search: 'userStatus=invited' },
  ],
};
