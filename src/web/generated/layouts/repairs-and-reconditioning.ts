import type { Layout } from './layout';

export const repairsAndReconditioningLayout: Layout<'repairsAndReconditioning'> = {
  columns: [
    'fileId',
    'status',
    'declineReason',
    'vendorCompanyId',
    'estimateAmount',
    'approvedAmount',
    'actualAmount',
    'completedDate',
  ],
  card: [
    'fileId',
    'status',
    'declineReason',
    'estimateAmount',
    'approvedAmount',
    'actualAmount',
    'completedDate',
  ],
  sections: [
    {
      title: 'identity',
      fields: ['fileId', 'category', 'description', 'status', 'vendorCompanyId', 'sellAsIs'],
    },
    {
      title: 'price',
      fields: [
        'estimateAmount',
        'estimateDate',
        'estimateDocumentId',
        'estimatedBy',
        'expectedLift',
        'approvalRequestId',
        'approvedAmount',
        'approvedBy',
        'approvedAt',
        'declineReason',
        'actualAmount',
        'varianceReason',
        'repairedValue',
      ],
    },
    {
      title: 'schedule',
      fields: ['orderedDate', 'completedDate', 'warrantyUntil', 'photosBefore', 'photosAfter'],
    },
  ],
};
