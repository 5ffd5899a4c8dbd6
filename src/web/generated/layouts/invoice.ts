import type { Layout } from './layout';

export const invoiceLayout: Layout<'invoice'> = {
  columns: [
    'fileId',
    'supplierId',
    'clientId',
    'status',
    'issueDate',
    'dueDate',
    'total',
    'paidAmount',
    'balanceDue',
  ],
  widths: { supplierId: 120, clientId: 160 },
  card: ['fileId', 'clientId', 'status', 'total', 'paidAmount', 'balanceDue', 'dueDate'],
  sections: [
    {
      title: 'identity',
      fields: [
        'invoiceNumber',
        'supplierId',
        'fileId',
        'clientId',
        'status',
        'purchaseOrder',
        'notes',
        'feeIds',
      ],
    },
    { title: 'validity', fields: ['issueDate', 'dueDate', 'sentAt', 'sentTo'] },
    {
      title: 'price',
      fields: ['lines', 'subtotal', 'gstTotal', 'hstTotal', 'pstTotal', 'qstTotal', 'total'],
    },
    {
      title: 'money',
      fields: [
        'paidAmount',
        'creditedAmount',
        'balanceDue',
        'creditOfInvoiceId',
        'credits',
        'appliedTo',
        'disputeReason',
        'voidReason',
        'voidedOn',
      ],
    },
  ],
  views: [
    { title: 'overdue', search: 'overdue=true' },
    { title: 'drafts', search: 'status=draft' },
  ],
};
