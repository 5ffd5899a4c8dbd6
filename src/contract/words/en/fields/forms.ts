import type { FieldWords } from '../../field-words';

export const mergeFieldWords = {
  mergeFields: {
    'debtor.address': 'Address of the recipient',
    balance: 'Balance on the file',
    claimBy: 'Claim by',
    claimants: 'Claimants',
    deductions: 'Deductions',
    deficiency: 'Deficiency',
    expenses: 'Expenses',
    grossProceeds: 'Gross proceeds',
    netProceeds: 'Net proceeds',
    proceeds: 'Proceeds of the sale',
    receipts: 'Receipts',
    registrationNumber: 'Registration number',
    registry: 'Registry',
    remittanceDate: 'Remittance date',
    responseBy: 'Reply by',
    salePrice: 'Sale price',
    securedParty: 'Secured party',
    surplus: 'Surplus',
  },
} satisfies Pick<FieldWords, 'mergeFields'>;
