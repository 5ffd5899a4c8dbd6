import { amountLine, form } from '../form';

/** Tells those who owe the contract what remains of it after the sale. */
export const deficiencyLetter = form({
  documentType: 'deficiency_letter',
  visibility: 'internal',
  madeBy: ['lender_supervisor', 'file_manager', 'supervisor'],
  to: {
    parties: ['primary_debtor', 'business_debtor', 'co_debtor', 'guarantor'],
    usually: ['primary_debtor', 'business_debtor'],
  },
  needs: ['deficiency_allowed', 'sale_proceeds', 'shortfall'],
  fields: {
    balance: { kind: 'money', required: true, set: 'host' },
    expenses: { kind: 'parts', fields: amountLine, set: 'host' },
    proceeds: { kind: 'money', signed: true, required: true, set: 'host' },
    deficiency: { kind: 'money', set: 'host' },
    responseBy: { kind: 'date', required: true },
  },
  reads: {
    balance: 'debt.balance',
    expenses: 'debt.expenses',
    proceeds: 'debt.proceeds',
    deficiency: 'debt.deficiency',
  },
  ahead: ['responseBy'],
});
