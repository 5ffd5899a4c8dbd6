import type { SentenceWords } from '../../sentence-words';

/** Files: placing, moves, gates, holds, parties, closing. */
export const fileSentences = {
  'File {ref} was opened.': 'Dossier {ref} ouvert.',
  'File {ref} was deleted.': 'Dossier {ref} supprimé.',
  'File {ref} was erased: {reason}': 'Dossier {ref} effacé : {reason}',
  '{days} days past due.': '{days} jours de retard.',
  'Accept {ref}': 'Accepter {ref}',
  'Review the hold of {ref}': 'Revoir la mise en suspens de {ref}',
  'Rush file: {ref}': 'Dossier urgent : {ref}',
  'clientId must be a lender': 'Le client doit être un prêteur',
  'clientId is not active': 'Ce client n’est pas actif',
  'clientId is not a lender that you can place files for':
    'Vous ne pouvez pas confier de dossiers pour ce client',
  'serialNumber is a required field, or describe the asset':
    'Le numéro de série est obligatoire, à moins de décrire le bien',
  'There is already an open file for this account: {ref}.': 'Ce compte a déjà un dossier ouvert : {ref}.',
  'Your role does not close files.': 'Votre rôle ne permet pas de fermer des dossiers.',
  'Your role does not re-open files.': 'Votre rôle ne permet pas de rouvrir des dossiers.',
  'A file is re-opened within 24 months of its closing. Open a new one linked to it.':
    'Un dossier se rouvre dans les 24 mois de sa fermeture. Ouvrez-en un nouveau qui y est lié.',
  'Say why: a reason is needed for this move.': 'Dites pourquoi : ce changement de statut exige un motif.',
  '{status:statusName} needs a reason': '« {status} » exige un motif',
  '{status:statusName} does not follow the status that the file has now.':
    '« {status} » ne suit pas le statut actuel du dossier.',
  'The gate {gate:gate} has not been passed.': 'Point d’arrêt non franchi : {gate}.',
  'Your role does not make this move.': 'Votre rôle ne permet pas ce changement de statut.',
  'Your role asks for a hold; it does not set one.':
    'Votre rôle demande une mise en suspens; il ne la décide pas.',
  'Your role asks for a release; it does not release.':
    'Votre rôle demande la levée d’une mise en suspens; il ne la décide pas.',
  'holdUntil must be within {days} days': 'En suspens jusqu’au : au plus tard dans {days} jours',
  'Only a company that works the file acknowledges its hold.':
    'Seule une entreprise qui travaille au dossier accuse réception de sa mise en suspens.',
  'The file is not on hold.': 'Le dossier n’est pas en suspens.',
  'isNoticeRecipient is only for debtors, guarantors and the registered owner':
    'Seuls les débiteurs, les cautions et le propriétaire inscrit reçoivent les avis',
  '{name} as {type:relatedPartyType}': '{name} ({type})',
  'This is the only debtor of the file; name another one first.':
    'C’est le seul débiteur du dossier; nommez-en d’abord un autre.',
  'Files of different clients do not share a record.':
    'Des dossiers de clients différents ne partagent pas une même fiche.',
  'A document is needed: {papers:documentType}.': 'Un document est exigé : {papers}.',
  'A vendor is still assigned.': 'Un fournisseur est encore mandaté.',
  'A statutory deadline is still open.': 'Un délai légal court encore.',
  'Personal effects are still in storage.': 'Des effets personnels sont encore entreposés.',
  '{count} fees are neither approved nor declined.': 'Frais ni approuvés ni refusés : {count}.',
  '{amount:money} of fees are neither invoiced nor written off.': 'Frais ni facturés ni radiés : {amount}.',
  '{count} draft invoices are not issued.': 'Brouillons de facture, non émis : {count}.',
  '{amount:money} is open on {count} invoices.': 'Solde impayé : {amount} (factures : {count}).',
  '{count} payments have not cleared.': 'Paiements non compensés : {count}.',
  'The trust holds {amount:money}, which is to be remitted.': 'La fiducie détient {amount}, à remettre.',
  'A file was held back by the virus scan.': 'Un fichier a été retenu par l’analyse antivirus.',
} satisfies SentenceWords;
