import { amountLine, deskOfFile, form } from '../form';

/** Reports to the client what was done on its file, what it was charged, and how it ended. */
export const closeOutReport = form({
  documentType: 'correspondence',
  visibility: 'client',
  madeBy: deskOfFile,
  to: 'client',
  needs: [],
  fields: {
    closingReason: { kind: 'choice', of: 'closingReason', required: true, set: 'either' },
    steps: { kind: 'texts', max: 200, set: 'host' },
    attempts: { kind: 'texts', max: 200, set: 'host' },
    charged: { kind: 'parts', fields: amountLine, set: 'host' },
    chargedTotal: { kind: 'money', signed: true, set: 'host' },
    salePrice: { kind: 'money', set: 'host' },
    netProceeds: { kind: 'money', signed: true, set: 'host' },
  },
  reads: {
    closingReason: 'file.closingReason',
    steps: 'work.steps',
    attempts: 'work.attempts',
    charged: 'work.charged',
    chargedTotal: 'work.chargedTotal',
    salePrice: 'sale.price',
    netProceeds: 'trust.net',
  },
  ahead: [],
});
