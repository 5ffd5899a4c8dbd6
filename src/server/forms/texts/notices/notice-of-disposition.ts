import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'contract', 'asset', 'serial', 'province'] as const;

export const noticeOfDispositionText: FormText = {
  en: [
    about('en', rows),
    'The asset above was taken under a security agreement with {{client.name}}, which is in default. It will be sold unless it is redeemed before.',
    {
      amounts: [
        { label: 'Balance of the contract', of: 'balance' },
        { each: 'expenses', lead: 'Expenses of recovery, taxes included' },
        { label: 'Amount to redeem the asset', of: 'amountToRedeem', strong: true },
        {
          label: 'Amount to reinstate the contract, where the law gives that right',
          of: 'arrearsToReinstate',
        },
      ],
    },
    'You may redeem the asset by paying the amount to redeem, with interest and expenses that accrue until then, at any time before it is sold. Ask for the figure of the day: {{redemptionContact}}.',
    {
      facts: [
        ['The asset is kept at', '{{storagePlace}}'],
        ['Method of sale', '{{saleMethod}}'],
        ['Place of sale', '{{salePlace}}'],
        ['Not sold before', '{{earliestSaleDate}}'],
      ],
    },
    'If the proceeds do not cover what is owed, you may be liable for the rest where the law of the province allows it. If they are more, what is left over is paid to whoever is entitled to it.',
  ],
  fr: [
    about('fr', rows),
    'Le bien décrit ci-dessus a été pris en vertu d’un contrat de sûreté avec {{client.name}}, qui est en défaut. Il sera vendu à moins d’être racheté auparavant.',
    {
      amounts: [
        { label: 'Solde du contrat', of: 'balance' },
        { each: 'expenses', lead: 'Frais de reprise, taxes comprises' },
        { label: 'Montant du rachat', of: 'amountToRedeem', strong: true },
        { label: 'Montant pour rétablir le contrat, si la loi donne ce droit', of: 'arrearsToReinstate' },
      ],
    },
    'Vous pouvez racheter le bien en payant le montant du rachat, avec les intérêts et les frais courus jusque-là, en tout temps avant la vente. Demandez le montant du jour\u00a0: {{redemptionContact}}.',
    {
      facts: [
        ['Le bien est gardé à', '{{storagePlace}}'],
        ['Mode de vente', '{{saleMethod}}'],
        ['Lieu de la vente', '{{salePlace}}'],
        ['Aucune vente avant le', '{{earliestSaleDate}}'],
      ],
    },
    'Si le produit ne couvre pas ce qui est dû, vous pourriez devoir le reste lorsque la loi de la province le permet. S’il dépasse ce qui est dû, l’excédent est versé à qui y a droit.',
  ],
};
