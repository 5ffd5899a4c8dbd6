import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'asset', 'serial', 'plate'] as const;

export const baileesUndertakingText: FormText = {
  en: [
    about('en', rows),
    'The asset above is under seizure. It stays where it is, in the care of the bailee.',
    {
      facts: [
        ['Bailee', '{{baileeName}}'],
        ['Where it is kept', '{{location}}'],
      ],
    },
    {
      points: [
        'The bailee keeps the asset safe at the place above, and does not sell, use up, hide or move it.',
        'The bailee gives the asset up when {{agency.name}}, or whoever acts for it, asks for it.',
        'The bailee tells {{agency.name}} at once of any loss or damage, or if anybody else claims the asset.',
      ],
    },
    '{{conditions}}',
    { signs: ['Signature of the bailee', 'Date', 'Signature for the agency', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    'Le bien décrit ci-dessus est sous saisie. Il demeure où il est, aux soins du gardien.',
    {
      facts: [
        ['Gardien', '{{baileeName}}'],
        ['Lieu de garde', '{{location}}'],
      ],
    },
    {
      points: [
        'Le gardien conserve le bien en sûreté au lieu indiqué; il ne le vend, ne le consomme, ne le cache ni ne le déplace.',
        'Le gardien remet le bien lorsque {{agency.name}}, ou quiconque agit pour elle, le demande.',
        'Le gardien avise sans délai {{agency.name}} de toute perte ou de tout dommage, ou si quelqu’un d’autre réclame le bien.',
      ],
    },
    '{{conditions}}',
    { signs: ['Signature du gardien', 'Date', 'Signature pour l’agence', 'Date'] },
  ],
};
