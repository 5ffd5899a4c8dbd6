import { deskOfFile, form, whoOwe } from '../form';

/** Asks those who owe the contract for the arrears, or for the asset. */
export const demandLetter = form({
  documentType: 'demand_letter',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoOwe,
  needs: [],
  fields: {
    arrearsAmount: { kind: 'money', required: true, set: 'either' },
    dueDate: { kind: 'date', required: true },
    paymentInstructions: { kind: 'prose', max: 1000, required: true },
  },
  reads: { arrearsAmount: 'file.arrearsAmount' },
  ahead: ['dueDate'],
});
