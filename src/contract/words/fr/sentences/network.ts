import type { TranslationOf } from '../../sentence';
import type { networkSentences as english } from '../../en/sentences/network';

/** Companies, their price lists, the tax rates of the provinces, and who is sent out for a file. */
export const networkSentences: TranslationOf<typeof english> = {
  companyWas: 'Entreprise {name} : {event:event}.',
  layoutKept: 'La lecture des feuilles de mandats est gardée comme version {version}.',
  layoutMoved: 'La version {version} a été gardée entre-temps. Ouvrez-la avant de changer quoi que ce soit.',
  companyUseStaysWhere: 'Une entreprise qui sert déjà reste où elle est.',
  ownCompanyCannotMadeInactive: 'Votre propre entreprise ne peut pas être rendue inactive.',
  parentCompanyIdOnlyOffice: 'Le siège ne se donne que pour un bureau',
  parentCompanyIdHeadCompany: 'Le siège doit être une entreprise principale',
  parentCompanyIdSameActivityType: 'Le siège doit avoir le même type d’activité',
  codeAnotherCompanys: 'Le code {code} est celui d’une autre entreprise',
  companyNameAnotherCompany: 'Ce nom est celui d’une autre entreprise',
  stillHas: '{company} a encore : {uses:companyUse}.',
  expired: '{document:complianceType} : échéance passée le {day:date}',
  expiredToo: '{document:complianceType} ({province:province}) : échéance passée le {day:date}',
  feeTypeOnly: 'Des frais « {fee:feeType} » sont seulement : {direction:feeDirection}',
  priceListCompany: 'Le tarif de cette entreprise est : {direction:feeDirection}',
  maximumAmountNotBelowMinimumAmount: 'Le maximum ne peut pas être sous le minimum',
  percentageMost100: 'Un pourcentage est d’au plus 100',
  theseDaysPriceAlready: 'Ces jours ont déjà un prix, à compter du {day:date}',
  purchaserWas: 'Acheteur {name} : {event:event}.',
  purchaserNamed: 'Nommez l’acheteur : une dénomination sociale, ou un nom de famille.',
  purchaserBought: 'Une vente a été faite à cet acheteur : bloquez-le plutôt.',
  onlyAuctionsBringPurchasers:
    'Parmi les fournisseurs d’un dossier, seules les maisons d’enchères proposent des acheteurs.',
  purchaserLimit: 'Le prix dépasse le plafond d’enchère de cet acheteur.',
  priceWas: 'Prix de « {fee:feeType} » à compter du {day:date} : {event:event}.',
  chooseAnotherCompanyThanOne: 'Choisissez une autre entreprise que celle qui est copiée',
  companyNoPricesDay: 'Cette entreprise n’a pas de prix ce jour-là',
  hstRateStandsPlaceGstRatePstRate: 'La TVH remplace la TPS et la taxe provinciale',
  newRatesBeginTodayLater:
    'De nouveaux taux entrent en vigueur aujourd’hui ou plus tard; ce qui est facturé reste tel quel.',
  theseRatesApplyAlreadyAdd: 'Ces taux s’appliquent déjà; ajoutez une ligne qui commence plus tard.',
  appliesAlready: 'S’applique déjà',
  ratesApplyEndTodayLater: 'Des taux en vigueur prennent fin aujourd’hui ou plus tard.',
  newRatesBeginTodayLaterToo: 'De nouveaux taux entrent en vigueur aujourd’hui ou plus tard.',
  theseDaysRatesAlready: 'Ces jours ont déjà des taux, à compter du {day:date}.',
  primaryBailiffAlready:
    'Une autre entreprise est le saisissant principal de ce dossier : reprenez-le, ou proposez celle-ci à titre secondaire.',
  ruleValueWrong: 'n’est pas une valeur de cette règle',
  ruleChangedMeanwhile: 'Quelqu’un a modifié cette règle entre-temps. Consultez-la de nouveau.',
  ruleBeginsBefore: 'ne doit pas précéder la règle modifiée, en vigueur depuis le {day:date}',
  ruleKeyUnknown: 'ne porte sur rien qui se calcule d’après des règles',
  ruleEndsBefore: 'ne doit pas précéder le début de la règle, le {day:date}',
  ruleMeets:
    'Une règle de cette province porte déjà sur le même objet à ce moment. Modifiez-la, ou mettez-y fin d’abord.',
  ruleBeginsAfter: 'ne doit pas suivre la fin de la règle modifiée, le {day:date}',
  catalogueModelWas: 'Modèle du catalogue {make} {model} : {event:event}.',
  taxRatesWereWas: 'Taux de taxe, {province:province}, à compter du {day:date} : {event:event}.',
  thereNoRates: 'Aucun taux pour {province:province} le {day:date}.',
  fileCannotAssignedCompanyType:
    'Un dossier ne peut pas être confié à une entreprise de type « {type:activityType} »',
  companyNotActive: 'L’entreprise {company} n’est pas active',
  cannotAssigned: '{company} ne peut pas être mandatée : {reason:sentence}',
  fileAssignedCompanyAlready: 'Le dossier est déjà confié à cette entreprise.',
  assignedAlready: 'Déjà mandatée',
  doesNotListAmongPlaces: '{company} n’indique pas {province:province} parmi les endroits desservis.',
  holdsNoLicence:
    '{company} n’a aucun permis valide ({province:province}, {licence:complianceType}) : le dossier ne peut pas lui être confié.',
  licenceNotShown:
    'Aucun document intact, tel que reçu, n’établit le permis que {company} détient ({province:province}, {licence:complianceType}) : le dossier ne peut pas lui être confié.',
  licenceOfAnother:
    'Ce document atteste déjà un permis tel qu’il a été inscrit. Tout autre permis, ou un permis modifié, est attesté par son propre document.',
  licenceIsShown: '{licence:complianceType} : ajoutez le document qui l’établit.',
  documentOfCompany: 'Indiquez un document de cette entreprise.',
  endedIsRenewed:
    'Ce qui a pris fin ({licence:complianceType}) se renouvelle avec le document qui l’établit. Un administrateur peut le retirer.',
  licenceEnded:
    '{company} n’a aucun permis valide ({province:province}) : le sien ({licence:complianceType}) a pris fin le {day:date}. Le dossier ne peut pas lui être confié.',
  licenceElsewhere:
    '{company} n’a aucun permis valide ({province:province}) : le sien ({licence:complianceType}, {elsewhere:province}) vaut ailleurs. Le dossier ne peut pas lui être confié.',
  holdsCollectionLicenceOntarioBailiff:
    '{company} a un permis de recouvrement; en Ontario, un huissier ne peut pas être aussi une agence de recouvrement.',
  lawOnReserve:
    'Le bien se trouve dans une réserve des Premières Nations. Ce qu’y possède une personne inscrite ou une bande peut être insaisissable : consultez d’abord un avocat ({source:ruleSource}).',
  lawPaid:
    'Le contrat est payé à {paid:number} %. Province : {province:province}. L’autorisation d’un tribunal peut y être requise à partir de {share:number} % : ce n’est pas établi, consultez un avocat ({source:ruleSource}).',
  lawLeave:
    'Province ou territoire : {province:province}. L’autorisation d’un tribunal peut y être requise avant de saisir les biens d’un consommateur : consultez un avocat ({source:ruleSource}).',
  lawLimits:
    'Province : {province:province}. La loi y limite ce qui peut être saisi pour une créance garantie, et un avis ou une audience peut devoir précéder la saisie : consultez un avocat ({source:ruleSource}).',
  assignmentEnded: 'Ce mandat est terminé.',
  assignmentCannotBecome:
    'Un mandat au statut « {status:assignmentStatus} » ne peut pas passer à « {next:assignmentStatus} ».',
  declineReasonOnlyWhatDeclined: 'Le motif de refus ne vaut que pour un refus',
  acceptanceDue: 'Acceptation attendue : {company}',
  firstAttemptDue: 'Première tentative attendue : {company}',
  assignAgain: 'À confier de nouveau : {company} refuse ({reason:declineReason})',
  proposed: 'Proposé à {company}.',
  changed: 'Modifié pour {company}.',
  accepted: 'Accepté par {company}.',
  declined: 'Refusé par {company}.',
  completed: 'Achevé par {company}.',
  recalled: 'Retiré à {company}.',
  userIdsNotSomeoneWhoCan: 'Cette personne ne peut pas travailler à ce dossier',
  termBindsAgency:
    '{at:field} lie l’agence à son client : seul un administrateur peut en assouplir la règle.',
  userIdsNotAssign: 'Vous ne pouvez pas affecter cette personne',
};
