import type { Layout } from './layout';

export const relatedPartyLayout: Layout<'relatedParty'> = {
  columns: ['relatedPartyType', 'phoneNumbers', 'addresses', 'isPrimary'],
  card: ['relatedPartyType', 'isPrimary', 'relationship'],
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
