import type { Layout } from './layout';

export const projectedFeeLayout: Layout<'projectedFee'> = {
  columns: [
    'fileId',
    'direction',
    'companyId',
    'quantity',
    'unitAmount',
    'amount',
    'expectedOn',
    'probability',
    'status',
  ],
  card: ['fileId', 'unitAmount', 'amount', 'expectedOn'],
  sections: [
    { title: 'identity', fields: ['fileId', 'feeType', 'direction', 'companyId', 'note'] },
    { title: 'price', fields: ['quantity', 'unitAmount', 'amount', 'variance'] },
    { title: 'schedule', fields: ['expectedOn', 'probability', 'status', 'realizedFeeId'] },
  ],
};
