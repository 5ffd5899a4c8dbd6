import type { TranslationOf } from '../../sentence';
import type { saleSentences as english } from '../../en/sentences/sales';

export const saleSentences: TranslationOf<typeof english> = {
  reconWas: 'Réparation ({category:reconCategory}), maintenant : {status:reconStatus}',
  reconByName: '{category:reconCategory}',
  reconAsDescribed: '{category:reconCategory} : {description}',
  reconNotNext: '« {to:reconStatus} » ne suit pas « {from:reconStatus} ».',
  reconBegins: 'Une réparation commence à l’état d’ébauche, avec un devis demandé ou un devis reçu.',
  reconDecided: 'L’approbation se décide dans la demande que le devis attend.',
  reconEstimateStands: 'Le devis a été soumis et ne peut plus changer.',
  reconAfterSale: 'Rien n’est remis en état après la vente.',
  reconAsIs: 'Ce bien est vendu tel quel : rien n’est commandé.',
  reconShopOnly: 'Seul un atelier qui travaille au dossier y inscrit des réparations.',
  reconOwnEstimate: 'Une autre personne que l’auteur du devis en décide.',
  reconVariance: 'Dites pourquoi le coût a dépassé ce qui était approuvé.',
  reconStarted: 'Ce qui a été commandé ou fait s’annule, et ne se supprime pas.',
};
