import { amountLine, form } from '../form';

/** Tells a vendor which of its invoices for this file were paid, and when. */
export const vendorRemittance = form({
  documentType: 'remittance_advice',
  visibility: 'internal',
  madeBy: ['accountant'],
  to: { company: 'assignedCompanies' },
  needs: [],
  fields: {
    paidInvoices: { kind: 'parts', fields: amountLine, required: true, set: 'host' },
    paidTotal: { kind: 'money', signed: true, required: true, set: 'host' },
  },
  reads: { paidInvoices: 'vendor.paid', paidTotal: 'vendor.paidTotal' },
  ahead: [],
});
