import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'contract', 'asset', 'serial', 'province'] as const;

export const noticeOfRetentionText: FormText = {
  en: [
    about('en', rows),
    '{{client.name}} proposes to keep the asset above in satisfaction of the obligation that it secures.',
    { amounts: [{ label: 'Obligation secured', of: 'obligationAmount', strong: true }] },
    'If you object, tell us in writing so that we receive it by {{objectionDeadline}}. The asset is then sold as the law of the province says.',
    'If nobody who is entitled to this notice objects in time, the asset is kept free of the interests of those who were served, and nothing more is owed for that obligation.',
  ],
  fr: [
    about('fr', rows),
    '{{client.name}} propose de conserver le bien décrit ci-dessus en exécution de l’obligation qu’il garantit.',
    { amounts: [{ label: 'Obligation garantie', of: 'obligationAmount', strong: true }] },
    'Si vous vous y opposez, faites-le-nous savoir par écrit de façon que nous le recevions au plus tard le {{objectionDeadline}}. Le bien est alors vendu selon la loi de la province.',
    'Si aucune des personnes ayant droit au présent avis ne s’oppose à temps, le bien est conservé libre des droits de celles à qui il a été signifié, et plus rien n’est dû pour cette obligation.',
  ],
};
