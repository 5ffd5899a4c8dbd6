import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'debtor', 'asset', 'serial', 'plate'] as const;

export const personalEffectsInventoryText: FormText = {
  en: [
    about('en', rows),
    { lead: 'These personal effects were found in the asset:', list: 'items' },
    {
      facts: [
        ['Kept at', '{{storagePlace}}'],
        ['Kept until', '{{holdUntilDate}}'],
      ],
    },
    'They are given back to their owner on proof of identity. Call us first: {{agency.phone}}.',
    { signs: ['Listed by', 'Date', 'Witness', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    { lead: 'Ces effets personnels ont été trouvés dans le bien\u00a0:', list: 'items' },
    {
      facts: [
        ['Gardés à', '{{storagePlace}}'],
        ['Gardés jusqu’au', '{{holdUntilDate}}'],
      ],
    },
    'Ils sont rendus à leur propriétaire sur preuve d’identité. Téléphonez-nous d’abord\u00a0: {{agency.phone}}.',
    { signs: ['Inventaire fait par', 'Date', 'Témoin', 'Date'] },
  ],
};
