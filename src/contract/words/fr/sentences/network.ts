import type { SentenceWords } from '../../sentence-words';

/** Companies, their price lists, the tax rates of the provinces, and who is sent out for a file. */
export const networkSentences = {
  'Company {name} was {event:event}.': 'Entreprise {name} : {event}.',
  'A company that is in use stays where it is.': 'Une entreprise qui sert déjà reste où elle est.',
  'Your own company cannot be made inactive.': 'Votre propre entreprise ne peut pas être rendue inactive.',
  'parentCompanyId is only for an office': 'Le siège ne se donne que pour un bureau',
  'parentCompanyId must be a head company': 'Le siège doit être une entreprise principale',
  'parentCompanyId must have the same activityType': 'Le siège doit avoir le même type d’activité',
  'code {code} is another company’s': 'Le code {code} est celui d’une autre entreprise',
  'companyName is that of another company': 'Ce nom est celui d’une autre entreprise',
  '{company} still has {uses:companyUse}.': '{company} a encore : {uses}.',
  '{paper:complianceType} expired on {day:date}': '{paper} : échéance passée le {day}',
  '{paper:complianceType} ({province:province}) expired on {day:date}':
    '{paper} ({province}) : échéance passée le {day}',
  'a fee of type {fee:feeType} is {direction:feeDirection} only':
    'Des frais « {fee} » sont seulement : {direction}',
  'the price list of this company is {direction:feeDirection}':
    'Le tarif de cette entreprise est : {direction}',
  'clientId is not a lender': 'Ce client n’est pas un prêteur',
  'maximumAmount must not be below minimumAmount': 'Le maximum ne peut pas être sous le minimum',
  'a percentage is at most 100': 'Un pourcentage est d’au plus 100',
  'these days have a price already, from {day:date} on': 'Ces jours ont déjà un prix, à compter du {day}',
  'Price of {fee:feeType} from {day:date} was {event:event}.':
    'Prix de « {fee} » à compter du {day} : {event}.',
  'choose another company than the one that is copied':
    'Choisissez une autre entreprise que celle qui est copiée',
  'this company has no prices on that day': 'Cette entreprise n’a pas de prix ce jour-là',
  'hstRate stands in the place of gstRate and pstRate': 'La TVH remplace la TPS et la taxe provinciale',
  'New rates begin today or later; what was invoiced stays as it was.':
    'De nouveaux taux entrent en vigueur aujourd’hui ou plus tard; ce qui est facturé reste tel quel.',
  'These rates apply already; add a row that begins later.':
    'Ces taux s’appliquent déjà; ajoutez une ligne qui commence plus tard.',
  'applies already': 'S’applique déjà',
  'Rates that apply end today or later.': 'Des taux en vigueur prennent fin aujourd’hui ou plus tard.',
  'New rates begin today or later.': 'De nouveaux taux entrent en vigueur aujourd’hui ou plus tard.',
  'These days have rates already, from {day:date} on.': 'Ces jours ont déjà des taux, à compter du {day}.',
  'Tax rates of {province:province} from {day:date} were {event:event}.':
    'Taux de taxe, {province}, à compter du {day} : {event}.',
  'There are no rates for {province:province} on {day:date}.': 'Aucun taux pour {province} le {day}.',
  'a file cannot be assigned to a company of type {type:activityType}':
    'Un dossier ne peut pas être confié à une entreprise de type « {type} »',
  'the company {company} is not active': 'L’entreprise {company} n’est pas active',
  '{company} cannot be assigned: {reason:sentence}': '{company} ne peut pas être mandatée : {reason}',
  'The file is assigned to this company already.': 'Le dossier est déjà confié à cette entreprise.',
  'is assigned already': 'Déjà mandatée',
  '{company} does not list {province:province} among the places it serves.':
    '{company} n’indique pas {province} parmi les endroits desservis.',
  '{company} holds a collection licence; in Ontario a bailiff may not be a collection agency as well.':
    '{company} a un permis de recouvrement; en Ontario, un huissier ne peut pas être aussi une agence de recouvrement.',
  'This assignment has ended.': 'Ce mandat est terminé.',
  'An assignment that is {status:assignmentStatus} cannot become {next:assignmentStatus}.':
    'Un mandat au statut « {status} » ne peut pas passer à « {next} ».',
  'declineReason is only for what is declined': 'Le motif de refus ne vaut que pour un refus',
  'Acceptance due: {company}': 'Acceptation attendue : {company}',
  'Proposed to {company}.': 'Proposé à {company}.',
  'Changed for {company}.': 'Modifié pour {company}.',
  'Accepted by {company}.': 'Accepté par {company}.',
  'Declined by {company}.': 'Refusé par {company}.',
  'Completed by {company}.': 'Achevé par {company}.',
  'Recalled from {company}.': 'Retiré à {company}.',
  'userIds[{index:program}] is not someone who can work this file':
    'Cette personne ne peut pas travailler à ce dossier',
  'userIds[{index:program}] is not for you to assign': 'Vous ne pouvez pas affecter cette personne',
} satisfies SentenceWords;
