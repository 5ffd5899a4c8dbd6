import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'coDebtors', 'contract', 'asset', 'serial', 'plate'] as const;

export const voluntarySurrenderText: FormText = {
  en: [
    about('en', rows),
    {
      facts: [
        ['Surrendered on', '{{surrenderDate}}'],
        ['Surrendered at', '{{surrenderPlace}}'],
        ['Keys', '{{keysReceived}}'],
        ['Odometer (km)', '{{odometerKm}}'],
        ['Personal effects removed', '{{effectsRemoved}}'],
      ],
    },
    'I give the asset above up to {{client.name}} of my own will. I understand that it may be sold, that notice of the sale is given as the law says, and that surrendering it does not by itself end what is owed, where the law does not say so.',
    'Nobody has promised me that the debt is paid by this surrender.',
    { signs: ['Signature of the debtor', 'Date', 'Received for the agency by', 'Date'] },
  ],
  fr: [
    about('fr', rows),
    {
      facts: [
        ['Remis le', '{{surrenderDate}}'],
        ['Lieu de la remise', '{{surrenderPlace}}'],
        ['Clés', '{{keysReceived}}'],
        ['Odomètre (km)', '{{odometerKm}}'],
        ['Effets personnels retirés', '{{effectsRemoved}}'],
      ],
    },
    'Je remets de plein gré à {{client.name}} le bien décrit ci-dessus. Je comprends qu’il peut être vendu, qu’un avis de vente est donné comme la loi le prévoit, et que cette remise n’éteint pas à elle seule ce qui est dû, à moins que la loi ne le dise.',
    'Personne ne m’a promis que la dette est acquittée par cette remise.',
    { signs: ['Signature du débiteur', 'Date', 'Reçu pour l’agence par', 'Date'] },
  ],
};
