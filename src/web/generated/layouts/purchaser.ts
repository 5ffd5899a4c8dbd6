import type { Layout } from './layout';

export const purchaserLayout: Layout<'purchaser'> = {
  columns: ['purchaserType', 'city', 'state', 'dealerLicenceNumber', 'phone', 'bidLimit', 'status'],
  card: ['purchaserType', 'city', 'bidLimit', 'status'],
  sections: [
    { title: 'identity', fields: ['purchaserType', 'legalName', 'firstName', 'lastName', 'companyId'] },
    { title: 'address', fields: ['address', 'city', 'state', 'postalCode', 'country', 'phone', 'email'] },
    {
      title: 'compliance',
      fields: [
        'dealerLicenceNumber',
        'licenceProvince',
        'gstHstNumber',
        'qstNumber',
        'pstNumber',
        'isTaxExempt',
        'exemptionReason',
      ],
    },
    { title: 'use', fields: ['status', 'blockedReason', 'bidLimit', 'notes'] },
  ],
};
