import { amountLine, form } from '../form';

/** Tells the debtor, and whoever else has a claim to it, what is left over after the sale. */
export const surplusLetter = form({
  documentType: 'surplus_letter',
  visibility: 'internal',
  madeBy: ['accountant', 'supervisor'],
  to: {
    parties: [
      'primary_debtor',
      'business_debtor',
      'co_debtor',
      'registered_owner',
      'other_lien_holder_contact',
      'insolvency_trustee',
    ],
    usually: ['primary_debtor', 'business_debtor'],
  },
  needs: ['sale_proceeds', 'surplus'],
  fields: {
    balance: { kind: 'money', required: true, set: 'host' },
    expenses: { kind: 'parts', fields: amountLine, set: 'host' },
    proceeds: { kind: 'money', signed: true, required: true, set: 'host' },
    surplus: { kind: 'money', set: 'host' },
    claimants: { kind: 'texts', max: 50, set: 'host' },
    claimBy: { kind: 'date', required: true },
  },
  reads: {
    balance: 'debt.balance',
    expenses: 'debt.expenses',
    proceeds: 'debt.proceeds',
    surplus: 'debt.surplus',
    claimants: 'parties.claimants',
  },
  ahead: ['claimBy'],
});
