import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'debtor', 'asset', 'serial'] as const;

export const personalEffectsReleaseText: FormText = {
  en: [
    about('en', rows),
    { lead: 'These personal effects were given back:', list: 'items' },
    {
      facts: [
        ['Received by', '{{recipientName}}'],
        ['Identification seen', '{{idSeen}}'],
        ['Released on', '{{releaseDate}}'],
      ],
    },
    'I have received the effects above, and claim nothing more that was in the asset but what I write here:',
    { signs: ['Signature of whoever received them', 'Date', 'Released by', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    { lead: 'Ces effets personnels ont été rendus\u00a0:', list: 'items' },
    {
      facts: [
        ['Reçus par', '{{recipientName}}'],
        ['Pièce d’identité vue', '{{idSeen}}'],
        ['Rendus le', '{{releaseDate}}'],
      ],
    },
    'J’ai reçu les effets ci-dessus et ne réclame rien d’autre de ce qui se trouvait dans le bien, sauf ce que j’inscris ici\u00a0:',
    { signs: ['Signature de la personne qui les a reçus', 'Date', 'Rendus par', 'Date'] },
  ],
};
