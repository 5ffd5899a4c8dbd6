import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'asset', 'year', 'make', 'model', 'serial', 'plate'] as const;

export const gatePassText: FormText = {
  en: [
    about('en', rows),
    {
      facts: [
        ['Carrier', '{{carrier}}'],
        ['Release code', '{{releaseCode}}'],
        ['Valid until', '{{validUntil}}'],
        ['The asset is at', '{{storagePlace}}'],
      ],
    },
    'The asset above may leave the yard with the carrier named here, who shows this pass and says the code.',
    { signs: ['Driver', 'Date and hour'] },
  ],
  fr: [
    about('fr', rows),
    {
      facts: [
        ['Transporteur', '{{carrier}}'],
        ['Code de sortie', '{{releaseCode}}'],
        ['Valide jusqu’au', '{{validUntil}}'],
        ['Le bien se trouve à', '{{storagePlace}}'],
      ],
    },
    'Le bien décrit ci-dessus peut quitter le parc avec le transporteur nommé ici, qui présente ce bon de sortie et donne le code.',
    { signs: ['Chauffeur', 'Date et heure'] },
  ],
};
