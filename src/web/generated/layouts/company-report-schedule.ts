import type { Layout } from './layout';

export const companyReportScheduleLayout: Layout<'companyReportSchedule'> = {
  columns: ['reportTypes', 'frequency', 'recipients', 'nextRunAt', 'lastRunAt', 'lastStatus', 'isActive'],
  card: ['frequency', 'nextRunAt'],
  sections: [
    {
      title: 'identity',
      fields: ['name', 'companyId', 'reportTypes', 'format', 'language', 'clientId', 'state'],
    },
    {
      title: 'recurrence',
      fields: [
        'frequency',
        'dayOfWeek',
        'dayOfMonth',
        'timeOfDay',
        'timeZone',
        'recipients',
        'deliveryMethod',
        'deliveryFolder',
        'isActive',
      ],
    },
  ],
};
