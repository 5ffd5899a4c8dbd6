import type { Layout } from './layout';

export const projectedFeeLayout: Layout<'projectedFee'> = {
  columns: [
    'direction',
    'companyId',
    'quantity',
    'unitAmount',
    'amount',
    'expectedOn',
    'probability',
    'status',
  ],
  card: ['amount', 'expectedOn', 'status'],
  sections: [
    { title: 'identity', fields: ['fileId', 'feeType', 'direction', 'companyId', 'note'] },
    { title: 'price', fields: ['quantity', 'unitAmount', 'amount', 'variance'] },
    { title: 'schedule', fields: ['expectedOn', 'probability', 'status', 'realizedFeeId'] },
  ],
};
