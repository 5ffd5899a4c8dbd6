import { amountLine, form } from '../form';

/** What a sale brought in for the client, what was taken of it, and what is remitted. */
export const proceedsStatement = form({
  documentType: 'proceeds_statement',
  visibility: 'client',
  madeBy: ['accountant', 'remarketing_specialist'],
  to: 'client',
  needs: ['proceeds_cleared'],
  fields: {
    salePrice: { kind: 'money', set: 'host' },
    receipts: { kind: 'parts', fields: amountLine, set: 'host' },
    grossProceeds: { kind: 'money', signed: true, required: true, set: 'host' },
    deductions: { kind: 'parts', fields: amountLine, set: 'host' },
    netProceeds: { kind: 'money', signed: true, required: true, set: 'host' },
    remittanceDate: { kind: 'date', required: true, set: 'either' },
  },
  reads: {
    salePrice: 'sale.price',
    receipts: 'trust.receipts',
    grossProceeds: 'trust.received',
    deductions: 'trust.deductions',
    netProceeds: 'trust.net',
    remittanceDate: 'trust.remittanceDate',
  },
  ahead: [],
});
