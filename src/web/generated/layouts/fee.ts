import type { Layout } from './layout';

export const feeLayout: Layout<'fee'> = {
  columns: [
    'fileId',
    'direction',
    'companyId',
    'status',
    'incurredOn',
    'quantity',
    'unitAmount',
    'amount',
    'totalAmount',
  ],
  widths: { companyId: 180 },
  card: ['fileId', 'status', 'unitAmount', 'amount', 'totalAmount', 'incurredOn'],
  sections: [
    {
      title: 'identity',
      fields: ['fileId', 'feeType', 'direction', 'companyId', 'description', 'documentId'],
    },
    {
      title: 'price',
      fields: [
        'quantity',
        'unit',
        'unitAmount',
        'baseAmount',
        'amount',
        'companyFeeId',
        'varianceFromSchedule',
        'recoverableFromDebtor',
      ],
    },
    {
      title: 'taxes',
      fields: [
        'state',
        'stateGround',
        'stateReason',
        'incurredOn',
        'gstAmount',
        'hstAmount',
        'pstAmount',
        'qstAmount',
        'totalAmount',
      ],
    },
    {
      title: 'progress',
      fields: [
        'status',
        'source',
        'approvalRequestId',
        'clientDecides',
        'invoiceId',
        'vendorInvoiceId',
        'paidDate',
        'writeOffReason',
        'decisionNote',
      ],
    },
  ],
  views: [{ title: 'unbilled', search: 'unbilled=true' }],
};
