import type { Layout } from './layout';

export const companyFeeLayout: Layout<'companyFee'> = {
  columns: [
    'companyId',
    'direction',
    'clientId',
    'state',
    'assetType',
    'contractType',
    'amount',
    'unit',
    'effectiveFrom',
    'effectiveTo',
    'isActive',
  ],
  card: ['companyId', 'amount', 'unit'],
  sections: [
    { title: 'identity', fields: ['companyId', 'direction', 'feeType', 'label', 'isActive', 'glCode'] },
    { title: 'use', fields: ['clientId', 'state', 'assetType', 'contractType'] },
    {
      title: 'price',
      fields: ['amount', 'unit', 'minimumAmount', 'maximumAmount', 'freeUnits', 'maxQuantity', 'taxable'],
    },
    {
      title: 'compliance',
      fields: [
        'preApprovalThreshold',
        'autoApproveLimit',
        'slaDays',
        'billToDebtor',
        'billToDebtorExceptStates',
      ],
    },
    { title: 'validity', fields: ['effectiveFrom', 'effectiveTo'] },
  ],
};
