import type { TranslationOf } from '../../sentence';
import type { traceSentences as english } from '../../en/sentences/traces';

/** Skip traces, and what is copied from them. */
export const traceSentences: TranslationOf<typeof english> = {
  skipTrace: 'Dépistage : {type:skipTraceType}',
  promoted: 'Trouvé par dépistage ({type:skipTraceType}) et reporté à {name} : {found}',
  tracesWereDeleted: 'Les dépistages du dossier {ref} ont été supprimés ({number:number}) : {reason}',
  onlyTracersTrace: 'Seule une entreprise de dépistage affectée au dossier y consigne des dépistages.',
  consentMustBeNamed: 'Dites où se trouve le consentement',
  paidTraceNeedsApproval: 'Un dépistage payant exige une demande de dépistage payant approuvée',
  paidTracesNeedApproval:
    'Au-delà de {amount:money} au total, les dépistages de ce dossier exigent une demande de dépistage payant approuvée',
  notApprovedTrace: 'Ce n’est pas une demande de dépistage payant approuvée pour ce dossier',
  costAboveApproval: 'Les dépistages de cette demande coûteraient plus que les {amount:money} approuvés',
  nothingThere: 'Ce dépistage ne contient pas cet élément',
  sayWhoIsMeant: 'Dites à quelle partie cela se rapporte',
  standsThere: 'Cet élément figure déjà chez cette partie.',
};
