import type { SentenceWords } from '../../sentence-words';

/** Documents, spreadsheets, and the jobs that read and write them. */
export const paperSentences = {
  'A photo is at most 25 MB.': 'Une photo est d’au plus 25 Mo.',
  'Send a PDF, JPG, PNG, HEIC, TIFF, DOCX, XLSX, CSV, EML or MP4 file.':
    'Envoyez un fichier PDF, JPG, PNG, HEIC, TIFF, DOCX, XLSX, CSV, EML ou MP4.',
  'The file is not what its name says, or is damaged.':
    'Le fichier n’est pas ce que son nom annonce, ou il est endommagé.',
  'The file is larger than 100 MB.': 'Le fichier dépasse 100 Mo.',
  'A virus was found in this file. It is not kept.':
    'Un virus a été trouvé dans ce fichier. Il n’est pas conservé.',
  'The virus scan has not passed this document yet.':
    'L’analyse antivirus de ce document n’est pas terminée.',
  'The virus scan has not passed this document.': 'Ce document n’a pas passé l’analyse antivirus.',
  'This document has no picture to show.': 'Ce document n’a pas d’image à montrer.',
  'The bytes of this document are not kept here.': 'Le contenu de ce document n’est pas conservé ici.',
  'This address does not open anything any more.': 'Cette adresse n’ouvre plus rien.',
  'The client has this document already.': 'Le client a déjà ce document.',
  'What a vendor bills is between the vendor and the agency.':
    'Ce que facture un fournisseur reste entre lui et l’agence.',
  'Seize or sue: no deficiency may be claimed on this file.':
    'Saisir ou poursuivre : aucun solde résiduel ne peut être réclamé dans ce dossier.',
  'Say on the file first whether a deficiency may be claimed.':
    'Indiquez d’abord au dossier si un solde résiduel peut être réclamé.',
  'No proceeds have cleared in trust for this file.':
    'Aucun produit de vente n’est compensé en fiducie pour ce dossier.',
  'Nothing remains owed after the sale.': 'Il ne reste rien à payer après la vente.',
  'Nothing is left over after the sale.': 'Il ne reste aucun excédent après la vente.',
  'this form is not written to everybody who was chosen':
    'Ce formulaire ne s’adresse pas à toutes les personnes choisies',
  'this form is not written to this company': 'Ce formulaire ne s’adresse pas à cette entreprise',
  'what is not kept cannot be posted to the client':
    'Ce qui n’est pas conservé ne peut pas être transmis au client',
  'Proof that the law asks for is kept.': 'Une preuve exigée par la loi est conservée.',
  'The document {name} was deleted.': 'Le document {name} a été supprimé.',
  'The document {name} was deleted: {reason}': 'Le document {name} a été supprimé : {reason}',
  'Send a CSV in UTF-8 or an Excel workbook (.xlsx).':
    'Envoyez un CSV en UTF-8 ou un classeur Excel (.xlsx).',
  'The spreadsheet is larger than 100 MB.': 'La feuille de calcul dépasse 100 Mo.',
  'The spreadsheet cannot be read: {why}': 'La feuille de calcul est illisible : {why}',
  'A spreadsheet may have {most} rows at most; split this one.':
    'Une feuille de calcul compte au plus {most} lignes; divisez celle-ci.',
  'This is not a workbook (.xlsx) that can be read.': 'Ce classeur (.xlsx) est illisible.',
  'This workbook unpacks to more than is taken.': 'Une fois décompressé, ce classeur est trop volumineux.',
  'The uploaded spreadsheet is no longer there. Upload it again.':
    'La feuille de calcul téléversée n’y est plus. Téléversez-la de nouveau.',
  'jobId is not a job of yours whose spreadsheet can be used':
    'Cette tâche n’est pas à vous, ou sa feuille de calcul ne peut plus servir',
  '{name:field} is not a field of this form.': '{name} : ce champ n’est pas de ce formulaire.',
  'mapping must be a JSON object of column names':
    'La correspondance doit être un objet JSON de noms de colonnes',
  'Two columns stand for {column}.': 'Deux colonnes correspondent à « {column} ».',
  'No column stands for {column}.': 'Aucune colonne ne correspond à « {column} ».',
  'The mapping names “{column}”, which is not a column of the file.':
    'La correspondance nomme « {column} », qui n’est pas une colonne du fichier.',
  '“{column}” is not a column of a placement.': '« {column} » n’est pas une colonne d’un mandat.',
  'A column ref or accountNumber must say which file a row means.':
    'Une colonne « ref » ou « accountNumber » doit dire de quel dossier il s’agit.',
  '“{column}” is not a column that a spreadsheet can set.':
    '« {column} » n’est pas une colonne qu’une feuille de calcul peut remplir.',
  'There is no column to change files by.': 'Aucune colonne ne modifie les dossiers.',
  'Row {row} of {file}.': 'Ligne {row} de {file}.',
  'Changed: {fields:fields}.': 'Modifié : {fields}.',
  '{column} {value}: the check digit is not right.': '{column} {value} : chiffre de contrôle inexact.',
  '{column} {value}: has characters that no VIN has.':
    '{column} {value} : caractères qu’aucun NIV ne contient.',
  '{column} {value}: not 17 characters.': '{column} {value} : pas 17 caractères.',
  'is on the open file {ref} too': 'est aussi sur le dossier ouvert {ref}',
  'is on {count} open files too, {ref} for one': 'est aussi sur {count} dossiers ouverts, dont {ref}',
  'The person who asked for this may no longer sign in.':
    'La personne qui l’a demandé ne peut plus ouvrir de session.',
  'This job has already ended.': 'Cette tâche est déjà terminée.',
  'The exported file is no longer kept. Export again.':
    'Le fichier exporté n’est plus conservé. Exportez de nouveau.',
  'The export is still under way.': 'L’exportation est en cours.',
  'This export holds no file.': 'Cette exportation ne contient aucun dossier.',
  'Whoever asked for an export stops it.': 'Seule la personne qui a lancé une exportation l’arrête.',
  'Your role does not export.': 'Votre rôle ne permet pas d’exporter.',
  'The file names accounts whole, which your role does not show.':
    'Le fichier donne les numéros de compte en entier, ce que votre rôle ne montre pas.',
  'An export of this lender’s closed files is under way.':
    'Une exportation des dossiers fermés de ce prêteur est en cours.',
  'clientId is not a lender whose files you can export':
    'Vous ne pouvez pas exporter les dossiers de ce prêteur',
  'Only closed files of this lender are exported.': 'Seuls les dossiers fermés de ce prêteur s’exportent.',
  'exportId is not an export of this lender': 'Ce n’est pas une exportation de ce prêteur',
  'fileIds and exportId exclude each other': 'Nommez des dossiers ou une exportation, pas les deux',
  'Sent in the close-out file {code}.': 'Envoyé dans le fichier de fermeture {code}.',
  'Sent again in the close-out file {code}: {reason}':
    'Envoyé de nouveau dans le fichier de fermeture {code} : {reason}',
  '{name:subject} is not a list that can be exported': '« {name} » n’est pas une liste qui s’exporte',
  '{name:field} is not a column that can be exported': '« {name} » n’est pas une colonne qui s’exporte',
} satisfies SentenceWords;
