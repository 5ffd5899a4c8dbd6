import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'contract', 'asset', 'serial'] as const;

export const redemptionStatementText: FormText = {
  en: [
    about('en', rows),
    'This statement shows what redeems the asset above, and what reinstates the contract where the law gives that right. It is good until {{goodUntil}}.',
    {
      amounts: [
        { label: 'Principal', of: 'principal' },
        { label: 'Interest', of: 'interest' },
        { label: 'Balance of the contract', of: 'balance' },
        { each: 'expenses', lead: 'Expenses of recovery, taxes included' },
        { label: 'Amount to redeem the asset', of: 'amountToRedeem', strong: true },
        { label: 'Amount to reinstate the contract', of: 'arrearsToReinstate' },
      ],
    },
    'Interest of {{perDiem}} a day is added after today.',
    '{{paymentInstructions}}',
    'The asset is released once the payment has cleared. Storage may accrue until then.',
  ],
  fr: [
    about('fr', rows),
    'Le présent état indique ce qui permet de racheter le bien décrit ci-dessus et, lorsque la loi donne ce droit, de rétablir le contrat. Il est valable jusqu’au {{goodUntil}}.',
    {
      amounts: [
        { label: 'Capital', of: 'principal' },
        { label: 'Intérêts', of: 'interest' },
        { label: 'Solde du contrat', of: 'balance' },
        { each: 'expenses', lead: 'Frais de reprise, taxes comprises' },
        { label: 'Montant du rachat', of: 'amountToRedeem', strong: true },
        { label: 'Montant pour rétablir le contrat', of: 'arrearsToReinstate' },
      ],
    },
    'Des intérêts de {{perDiem}} par jour s’ajoutent à compter de demain.',
    '{{paymentInstructions}}',
    'Le bien est remis une fois le paiement compensé. Des frais d’entreposage peuvent courir jusque-là.',
  ],
};
