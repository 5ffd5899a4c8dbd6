import type { Layout } from './layout';

export const vendorInvoiceLayout: Layout<'vendorInvoice'> = {
  columns: [
    'companyId',
    'fileRefNumber',
    'invoiceStatus',
    'flags',
    'invoiceDate',
    'dueDate',
    'total',
    'approvalLevel',
  ],
  widths: { companyId: 150, flags: 260 },
  card: ['companyId', 'fileRefNumber', 'invoiceStatus', 'total', 'dueDate'],
  sections: [
    {
      title: 'identity',
      fields: ['invoiceNumber', 'companyId', 'fileIds', 'invoiceDate', 'dueDate', 'documentId', 'currency'],
    },
    {
      title: 'price',
      fields: ['lines', 'subtotal', 'gstTotal', 'hstTotal', 'pstTotal', 'qstTotal', 'total'],
    },
    {
      title: 'progress',
      fields: [
        'invoiceStatus',
        'flags',
        'approvalLevel',
        'levelsNeeded',
        'worksFiles',
        'disputeReason',
        'rejectReason',
      ],
    },
    {
      title: 'accounts',
      fields: [
        'provider',
        'sageBillId',
        'sageStatus',
        'sageError',
        'postedAt',
        'bookedOn',
        'paidAmount',
        'paidDate',
        'paymentReference',
      ],
    },
  ],
  views: [
    { title: 'mine', search: 'decidable=true&sortBy=dueDate' },
    { title: 'flagged', search: 'invoiceStatus=in_review' },
    { title: 'disputed', search: 'invoiceStatus=disputed&invoiceStatus=rejected' },
    { title: 'posting', search: 'invoiceStatus=pending_post&invoiceStatus=post_failed' },
  ],
};
