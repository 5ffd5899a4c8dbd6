import type { Layout } from './layout';

export const statusLayout: Layout<'status'> = {
  lead: 'fixedStatuses',
  columns: ['stageName', 'category', 'slaHours', 'gates', 'allowedNext', 'vendorSelectable'],
  card: ['stageName', 'category', 'slaHours'],
  sections: [
    { title: 'identity', fields: ['label', 'labelFr', 'name', 'stageName', 'category', 'clientLabel'] },
    {
      title: 'progress',
      fields: ['order', 'allowedNext', 'gates', 'slaHours', 'vendorSelectable', 'reminderType'],
    },
  ],
};
