import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'contract', 'contractDate', 'asset', 'serial'] as const;

export const deficiencyLetterText: FormText = {
  en: [
    about('en', rows),
    'The asset above was security for your contract with {{client.name}}. It has been sold. This letter shows how the proceeds of the sale were applied to the contract, and what remains.',
    {
      amounts: [
        { label: 'Balance of the contract', of: 'balance' },
        { each: 'expenses', lead: 'Expenses of recovery and sale, taxes included' },
        { label: 'Less: proceeds of the sale', of: 'proceeds' },
        { label: 'Remaining balance', of: 'deficiency', strong: true },
      ],
    },
    'Please write to us or call us by {{responseBy}}, to arrange for the remaining balance or to tell us if you see any of these amounts otherwise. We will send you the details of any of them on request.',
    'If you have already arranged for this balance, or if a lawyer or a licensed insolvency trustee represents you, please let us know.',
  ],
  fr: [
    about('fr', rows),
    'Le bien décrit ci-dessus garantissait votre contrat avec {{client.name}}. Il a été vendu. La présente expose comment le produit de la vente a été imputé au contrat, et ce qu’il en reste.',
    {
      amounts: [
        { label: 'Solde du contrat', of: 'balance' },
        { each: 'expenses', lead: 'Frais de reprise et de vente, taxes comprises' },
        { label: 'Moins\u00a0: produit de la vente', of: 'proceeds' },
        { label: 'Solde résiduel', of: 'deficiency', strong: true },
      ],
    },
    'Veuillez nous écrire ou nous téléphoner au plus tard le {{responseBy}} pour convenir du règlement du solde résiduel, ou pour nous faire savoir si l’un de ces montants vous paraît inexact. Nous vous en fournirons le détail sur demande.',
    'Si vous avez déjà pris des dispositions pour ce solde, ou si un avocat ou un syndic autorisé en insolvabilité vous représente, veuillez nous en aviser.',
  ],
};
