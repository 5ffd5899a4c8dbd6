import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'asset', 'serial', 'plate'] as const;

export const releaseAuthorizationText: FormText = {
  en: [
    about('en', rows),
    'Please release the asset above to the person or company named here, once who they are has been proved to you.',
    {
      facts: [
        ['Release to', '{{releaseTo}}'],
        ['Valid until', '{{validUntil}}'],
        ['Gate fee', '{{gateFee}}'],
        ['Conditions', '{{releaseConditions}}'],
      ],
    },
    'Note the day, the hour and the odometer, and have whoever takes the asset sign for it.',
    { signs: ['Received by', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    'Veuillez remettre le bien décrit ci-dessus à la personne ou à l’entreprise nommée ici, sur preuve de son identité.',
    {
      facts: [
        ['Remettre à', '{{releaseTo}}'],
        ['Valide jusqu’au', '{{validUntil}}'],
        ['Frais de sortie du parc', '{{gateFee}}'],
        ['Conditions', '{{releaseConditions}}'],
      ],
    },
    'Notez le jour, l’heure et l’odomètre, et faites signer la personne qui prend le bien.',
    { signs: ['Reçu par', 'Date'] },
  ],
};
