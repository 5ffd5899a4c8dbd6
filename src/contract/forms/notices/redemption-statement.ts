import { amountLine, deskOfFile, form, whoRedeem } from '../form';

/** Quotes what redeems the asset, or reinstates the contract, and until when. */
export const redemptionStatement = form({
  documentType: 'redemption_statement',
  visibility: 'client',
  madeBy: [...deskOfFile, 'accountant', 'lender_supervisor'],
  to: whoRedeem,
  needs: ['secured'],
  fields: {
    principal: { kind: 'money', set: 'host' },
    interest: { kind: 'money', set: 'host' },
    balance: { kind: 'money', required: true, set: 'host' },
    expenses: { kind: 'parts', fields: amountLine, set: 'host' },
    amountToRedeem: { kind: 'money', required: true, set: 'host' },
    arrearsToReinstate: { kind: 'money', set: 'host' },
    perDiem: { kind: 'money', set: 'either' },
    goodUntil: { kind: 'date', required: true, set: 'either' },
    paymentInstructions: { kind: 'prose', max: 1000, required: true },
  },
  reads: {
    principal: 'debt.principal',
    interest: 'file.interestAmount',
    balance: 'debt.balance',
    expenses: 'debt.expenses',
    amountToRedeem: 'debt.toRedeem',
    arrearsToReinstate: 'debt.toReinstate',
    perDiem: 'file.interestPerDay',
    goodUntil: 'file.redemption.quotedUntil',
  },
  ahead: ['goodUntil'],
});
