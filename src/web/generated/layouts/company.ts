import type { Layout } from './layout';

export const companyLayout: Layout<'company'> = {
  columns: ['code', 'activityType', 'city', 'state', 'phone', 'email', 'companyStatus'],
  widths: { activityType: 190 },
  card: ['activityType', 'city', 'companyStatus'],
  sections: [
    {
      title: 'identity',
      fields: [
        'companyName',
        'legalName',
        'code',
        'activityType',
        'isOffice',
        'parentCompanyId',
        'companyStatus',
        'language',
      ],
    },
    {
      title: 'address',
      fields: [
        'addressLine1',
        'addressLine2',
        'city',
        'state',
        'postalCode',
        'country',
        'phone',
        'fax',
        'email',
        'website',
        'statesServed',
      ],
    },
    {
      title: 'billing',
      fields: [
        'taxationState',
        'gstRegistered',
        'gstHstNumber',
        'qstNumber',
        'pstNumber',
        'currency',
        'paymentTermsDays',
        'remittanceDays',
        'paymentInstructions',
        'booksClosedUntil',
        'sageSupplierCode',
        'sageCustomerCode',
        'sageBankCode',
        'sageTrustCode',
      ],
    },
    { title: 'playbook', fields: ['playbook'] },
    { title: 'compliance', fields: ['compliance', 'assignmentBlocked', 'blockedReason'] },
  ],
  views: [
    { title: 'lenders', search: 'activityType=lender' },
    { title: 'agencies', search: 'activityType=agency' },
    { title: 'offices', search: 'isOffice=true' },
  ],
};
