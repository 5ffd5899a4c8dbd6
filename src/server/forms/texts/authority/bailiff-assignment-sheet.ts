import { about } from '../about';
import type { FormText } from '../form-text';

const rows = [
  'file',
  'creditor',
  'debtor',
  'coDebtors',
  'asset',
  'year',
  'make',
  'model',
  'serial',
  'plate',
  'province',
] as const;

export const bailiffAssignmentSheetText: FormText = {
  en: [
    about('en', rows),
    {
      facts: [
        ['Account ending in', '{{lastFour}}'],
        ['Colour', '{{colour}}'],
        ['Keys', '{{keysReceived}}'],
        ['Key code', '{{keyCode}}'],
        ['Gate codes', '{{gateCodes}}'],
      ],
    },
    { lead: 'Addresses:', list: 'addresses' },
    '{{safetyNotes}}',
    '{{instructions}}',
    {
      points: [
        'Do not speak of the debt to anybody but those who owe it.',
        'Do not enter a dwelling or a locked place without the leave that the law asks for. Where anybody objects or is in danger, leave and call us.',
        'Note each attempt with its time, place and outcome, and send photos of the asset where it stood.',
        'Tell us at once when the asset is on the hook: {{agency.phone}}.',
      ],
    },
  ],
  fr: [
    about('fr', rows),
    {
      facts: [
        ['Compte se terminant par', '{{lastFour}}'],
        ['Couleur', '{{colour}}'],
        ['Clés', '{{keysReceived}}'],
        ['Code de clé', '{{keyCode}}'],
        ['Codes d’accès', '{{gateCodes}}'],
      ],
    },
    { lead: 'Adresses\u00a0:', list: 'addresses' },
    '{{safetyNotes}}',
    '{{instructions}}',
    {
      points: [
        'Ne parlez de la dette qu’à ceux qui la doivent.',
        'N’entrez dans aucune habitation ni aucun lieu fermé sans la permission que la loi exige. Si quelqu’un s’oppose ou est en danger, retirez-vous et téléphonez-nous.',
        'Notez chaque tentative avec l’heure, le lieu et le résultat, et envoyez des photos du bien là où il se trouvait.',
        'Avisez-nous dès que le bien est accroché\u00a0: {{agency.phone}}.',
      ],
    },
  ],
};
