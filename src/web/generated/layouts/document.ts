import type { Layout } from './layout';

export const documentLayout: Layout<'document'> = {
  columns: [
    'documentType',
    'title',
    'fileIds',
    'originType',
    'visibility',
    'sizeBytes',
    'createdAt',
    'createdBy',
  ],
  widths: { title: 260 },
  card: ['documentType', 'fileIds', 'createdAt'],
  sections: [
    {
      title: 'identity',
      fields: [
        'fileName',
        'documentType',
        'photoSlot',
        'courtName',
        'courtFileNumber',
        'orderDate',
        'orderPermits',
        'title',
        'description',
        'tags',
        'language',
        'fileIds',
        'companyId',
        'relatedPartyId',
      ],
    },
    {
      title: 'use',
      fields: [
        'visibility',
        'postedToClient',
        'postedToClientAt',
        'postedBy',
        'isStatutoryProof',
        'bytesFault',
      ],
    },
    { title: 'validity', fields: ['expiresOn', 'writtenOn', 'capturedAt', 'latitude', 'longitude'] },
  ],
};
