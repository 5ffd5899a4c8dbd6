import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'reference', 'contract', 'debtor', 'asset', 'serial'] as const;

export const proceedsStatementText: FormText = {
  en: [
    about('en', rows, [['Sale price', '{{salePrice}}']]),
    'This statement accounts for the money that we received and held in trust for {{client.name}} on this file. All amounts are in Canadian dollars, taxes included.',
    {
      amounts: [
        { each: 'receipts' },
        { label: 'Gross proceeds', of: 'grossProceeds', strong: true },
        { each: 'deductions', lead: 'Less' },
        { label: 'Net proceeds', of: 'netProceeds', strong: true },
      ],
    },
    { facts: [['Remittance date', '{{remittanceDate}}']] },
  ],
  fr: [
    about('fr', rows, [['Prix de vente', '{{salePrice}}']]),
    'Le présent relevé rend compte des sommes reçues et détenues en fiducie pour {{client.name}} dans ce dossier. Tous les montants sont en dollars canadiens, taxes comprises.',
    {
      amounts: [
        { each: 'receipts' },
        { label: 'Produit brut', of: 'grossProceeds', strong: true },
        { each: 'deductions', lead: 'Moins' },
        { label: 'Produit net', of: 'netProceeds', strong: true },
      ],
    },
    { facts: [['Date de remise', '{{remittanceDate}}']] },
  ],
};
