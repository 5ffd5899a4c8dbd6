import type { FormText } from './form-text';

export const proceedsStatementText: FormText = {
  en: [
    {
      facts: [
        ['Our file', '{{file.ref}}'],
        ['Your reference', '{{file.clientReference}}'],
        ['Contract', '{{contract.number}}'],
        ['Debtor', '{{debtor.fullName}}'],
        ['Asset', '{{asset.description}}'],
        ['Serial number', '{{asset.serialNumber}}'],
        ['Sale price', '{{salePrice}}'],
      ],
    },
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
    {
      facts: [
        ['Notre dossier', '{{file.ref}}'],
        ['Votre référence', '{{file.clientReference}}'],
        ['Contrat', '{{contract.number}}'],
        ['Débiteur', '{{debtor.fullName}}'],
        ['Bien', '{{asset.description}}'],
        ['Numéro de série', '{{asset.serialNumber}}'],
        ['Prix de vente', '{{salePrice}}'],
      ],
    },
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
