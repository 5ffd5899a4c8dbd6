import type { Layout } from './layout';

export const relatedPartyLayout: Layout<'relatedParty'> = {
  columns: ['fileId', 'relatedPartyType', 'phoneNumbers', 'addresses', 'isPrimary'],
  card: ['fileId', 'relatedPartyType', 'relationship'],
  sections: [
    {
      title: 'person',
      fields: [
        'fileId',
        'relatedPartyType',
        'isPrimary',
        'isBusiness',
        'firstName',
        'middleName',
        'lastName',
        'businessName',
        'aliases',
        'dateOfBirth',
        'driverLicenceNumber',
        'language',
        'relationship',
      ],
    },
    { title: 'contact', fields: ['phoneNumbers', 'emails', 'addresses', 'employer'] },
    {
      title: 'legal',
      fields: ['isNoticeRecipient', 'doNotContact', 'representedBy', 'riskFlags', 'notes'],
    },
  ],
};
