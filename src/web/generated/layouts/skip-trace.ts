import type { Layout } from './layout';

export const skipTraceLayout: Layout<'skipTrace'> = {
  columns: ['fileId', 'relatedPartyId', 'source', 'result', 'confidence', 'cost', 'orderedAt', 'companyId'],
  card: ['fileId', 'relatedPartyId', 'result', 'cost', 'orderedAt'],
  sections: [
    {
      title: 'identity',
      fields: [
        'fileId',
        'skipTraceType',
        'relatedPartyId',
        'source',
        'provider',
        'permissiblePurpose',
        'consentReference',
      ],
    },
    {
      title: 'schedule',
      fields: ['orderedAt', 'orderedBy', 'companyId', 'isOwn', 'completedAt', 'attempts'],
    },
    {
      title: 'details',
      fields: [
        'result',
        'confidence',
        'summary',
        'addresses',
        'phones',
        'employers',
        'vehicles',
        'sightings',
        'promotedItems',
      ],
    },
    { title: 'price', fields: ['cost', 'approvalRequestId'] },
    { title: 'use', fields: ['sharedWithVendor', 'documentId'] },
  ],
};
