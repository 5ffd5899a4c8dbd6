import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'reference', 'debtor', 'contract', 'asset', 'serial'] as const;

export const closeOutReportText: FormText = {
  en: [
    about('en', rows),
    {
      facts: [
        ['Closed as', '{{closingReason}}'],
        ['Sale price', '{{salePrice}}'],
        ['Net proceeds', '{{netProceeds}}'],
      ],
    },
    { lead: 'What was done:', list: 'steps' },
    { lead: 'Attempts in the field:', list: 'attempts' },
    {
      amounts: [
        { each: 'charged', lead: 'Charged to you, taxes included' },
        { label: 'Total charged', of: 'chargedTotal', strong: true },
      ],
    },
    'Ask us for any document of this file: {{agency.phone}}.',
  ],
  fr: [
    about('fr', rows),
    {
      facts: [
        ['Motif de fermeture', '{{closingReason}}'],
        ['Prix de vente', '{{salePrice}}'],
        ['Produit net', '{{netProceeds}}'],
      ],
    },
    { lead: 'Ce qui a été fait\u00a0:', list: 'steps' },
    { lead: 'Tentatives sur le terrain\u00a0:', list: 'attempts' },
    {
      amounts: [
        { each: 'charged', lead: 'Facturé, taxes comprises' },
        { label: 'Total facturé', of: 'chargedTotal', strong: true },
      ],
    },
    'Demandez-nous toute pièce de ce dossier\u00a0: {{agency.phone}}.',
  ],
};
