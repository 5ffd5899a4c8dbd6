import type { Layout } from './layout';

export const paymentLayout: Layout<'payment'> = {
  columns: [
    'fileId',
    'direction',
    'method',
    'status',
    'receivedDate',
    'clearedDate',
    'amount',
    'unallocatedAmount',
    'isTrust',
  ],
  card: ['fileId', 'status', 'amount', 'unallocatedAmount', 'receivedDate'],
  sections: [
    {
      title: 'identity',
      fields: ['fileId', 'paymentType', 'direction', 'method', 'amount', 'reference', 'documentId'],
    },
    { title: 'parties', fields: ['payerName', 'relatedPartyId', 'companyId', 'note', 'cashAgreedBy'] },
    {
      title: 'progress',
      fields: ['receivedDate', 'clearedDate', 'status', 'isTrust', 'remitBy', 'remitDue', 'reversalReason'],
    },
    { title: 'use', fields: ['allocations', 'unallocatedAmount'] },
  ],
  views: [{ title: 'trust', search: 'isTrust=true&status=cleared' }],
};
