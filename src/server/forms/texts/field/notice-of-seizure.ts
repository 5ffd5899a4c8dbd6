import { about } from '../about';
import type { FormText } from '../form-text';

const rows = ['file', 'creditor', 'debtor', 'contract', 'asset', 'serial', 'plate', 'province'] as const;

export const noticeOfSeizureText: FormText = {
  en: [
    about('en', rows),
    'The asset above was seized on behalf of {{client.name}} under a security agreement that is in default.',
    {
      facts: [
        ['Seized on', '{{seizureDate}}'],
        ['Seized at', '{{seizurePlace}}'],
        ['Seized by', '{{bailiffName}}'],
        ['The asset is kept at', '{{storagePlace}}'],
      ],
    },
    'Personal effects found in the asset are listed and kept for you until {{effectsDeadline}}. Call us to arrange for them: {{agency.phone}}.',
    'You have the rights that the law of the province gives: to redeem the asset before it is sold, to reinstate the contract where that is allowed, to object to the seizure in the time that the law sets, and to receive notice before the asset is sold.',
  ],
  fr: [
    about('fr', rows),
    'Le bien décrit ci-dessus a été saisi pour le compte de {{client.name}} en vertu d’un contrat de sûreté qui est en défaut.',
    {
      facts: [
        ['Saisi le', '{{seizureDate}}'],
        ['Lieu de la saisie', '{{seizurePlace}}'],
        ['Saisi par', '{{bailiffName}}'],
        ['Le bien est gardé à', '{{storagePlace}}'],
      ],
    },
    'Les effets personnels trouvés dans le bien sont inventoriés et gardés pour vous jusqu’au {{effectsDeadline}}. Téléphonez-nous pour les reprendre\u00a0: {{agency.phone}}.',
    'Vous avez les droits que donne la loi de la province\u00a0: racheter le bien avant sa vente, rétablir le contrat lorsque c’est permis, vous opposer à la saisie dans le délai fixé par la loi, et recevoir un avis avant la vente du bien.',
  ],
};
