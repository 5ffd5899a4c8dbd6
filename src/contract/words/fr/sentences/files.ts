import type { TranslationOf } from '../../sentence';
import type { fileSentences as english } from '../../en/sentences/files';

/** Files: placing, moves, gates, holds, parties, closing. */
export const fileSentences: TranslationOf<typeof english> = {
  fileOpened: 'Dossier {ref} ouvert.',
  fileDeleted: 'Dossier {ref} supprimé.',
  fileErased: 'Dossier {ref} effacé : {reason}',
  daysPastDue: '{days} jours de retard.',
  accept: 'Accepter {ref}',
  reviewHold: 'Revoir la mise en suspens de {ref}',
  rushFile: 'Dossier urgent : {ref}',
  clientIdLender: 'Le client doit être un prêteur',
  clientIdNotActive: 'Ce client n’est pas actif',
  clientIdNotLenderCanPlace: 'Vous ne pouvez pas confier de dossiers pour ce client',
  serialNumberRequiredFieldDescribeAsset: 'Le numéro de série est obligatoire, à moins de décrire le bien',
  thereAlreadyOpenFileAccount: 'Ce compte a déjà un dossier ouvert : {ref}.',
  roleDoesNotCloseFiles: 'Votre rôle ne permet pas de fermer des dossiers.',
  roleDoesNotReOpen: 'Votre rôle ne permet pas de rouvrir des dossiers.',
  fileReOpenedWithin24:
    'Un dossier se rouvre dans les 24 mois de sa fermeture. Ouvrez-en un nouveau qui y est lié.',
  sayWhyReasonNeededMove: 'Dites pourquoi : ce changement de statut exige un motif.',
  needsReason: '« {status:statusName} » exige un motif',
  doesNotFollowStatusFile: '« {status:statusName} » ne suit pas le statut actuel du dossier.',
  gateNotBeenPassed: 'Point d’arrêt non franchi : {gate:gate}.',
  roleDoesNotMakeMove: 'Votre rôle ne permet pas ce changement de statut.',
  roleAsksHoldDoesNot: 'Votre rôle demande une mise en suspens; il ne la décide pas.',
  roleAsksReleaseDoesNot: 'Votre rôle demande la levée d’une mise en suspens; il ne la décide pas.',
  holdUntilWithinDays: 'En suspens jusqu’au : au plus tard dans {days} jours',
  onlyCompanyWorksFileAcknowledges:
    'Seule une entreprise qui travaille au dossier accuse réception de sa mise en suspens.',
  fileNotHold: 'Le dossier n’est pas en suspens.',
  isNoticeRecipientOnlyDebtorsGuarantorsRegistered:
    'Seuls les débiteurs, les cautions et le propriétaire inscrit reçoivent les avis',
  partyAs: '{name} ({type:relatedPartyType})',
  onlyDebtorFileNameAnother: 'C’est le seul débiteur du dossier; nommez-en d’abord un autre.',
  filesDifferentClientsDoNot: 'Des dossiers de clients différents ne partagent pas une même fiche.',
  documentNeeded: 'Un document est exigé : {papers:documentType}.',
  vendorStillAssigned: 'Un fournisseur est encore mandaté.',
  statutoryDeadlineStillOpen: 'Un délai légal court encore.',
  personalEffectsStillStorage: 'Des effets personnels sont encore entreposés.',
  feesNeitherApprovedNorDeclined: 'Frais ni approuvés ni refusés : {count}.',
  feesNeitherInvoicedNorWritten: 'Frais ni facturés ni radiés : {amount:money}.',
  draftInvoicesNotIssued: 'Brouillons de facture, non émis : {count}.',
  openInvoices: 'Solde impayé : {amount:money} (factures : {count}).',
  paymentsNotCleared: 'Paiements non compensés : {count}.',
  trustHoldsRemitted: 'La fiducie détient {amount:money}, à remettre.',
  fileHeldBackVirusScan: 'Un fichier a été retenu par l’analyse antivirus.',
};
