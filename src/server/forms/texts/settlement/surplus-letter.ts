import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'contract', 'asset', 'serial'] as const;

export const surplusLetterText: FormText = {
  en: [
    about('en', rows),
    'The asset above was security for a contract with {{client.name}}. It has been sold, and the proceeds of the sale are more than what was owed. This letter shows the surplus and how to claim it.',
    {
      amounts: [
        { label: 'Proceeds of the sale', of: 'proceeds' },
        { label: 'Less: balance of the contract', of: 'balance' },
        { each: 'expenses', lead: 'Less: expenses of recovery and sale, taxes included' },
        { label: 'Surplus', of: 'surplus', strong: true },
      ],
    },
    { lead: 'As far as we know, these may have a claim to it:', list: 'claimants' },
    'Please send us your claim in writing by {{claimBy}}, with what it rests on. The surplus is paid once it is clear to whom it belongs.',
  ],
  fr: [
    about('fr', rows),
    'Le bien décrit ci-dessus garantissait un contrat avec {{client.name}}. Il a été vendu, et le produit de la vente dépasse ce qui était dû. La présente indique l’excédent et la façon de le réclamer.',
    {
      amounts: [
        { label: 'Produit de la vente', of: 'proceeds' },
        { label: 'Moins\u00a0: solde du contrat', of: 'balance' },
        { each: 'expenses', lead: 'Moins\u00a0: frais de reprise et de vente, taxes comprises' },
        { label: 'Excédent', of: 'surplus', strong: true },
      ],
    },
    {
      lead: 'À notre connaissance, les personnes suivantes pourraient y avoir droit\u00a0:',
      list: 'claimants',
    },
    'Veuillez nous faire parvenir votre réclamation par écrit au plus tard le {{claimBy}}, avec ce qui la fonde. L’excédent est versé dès que l’on sait à qui il revient.',
  ],
};
