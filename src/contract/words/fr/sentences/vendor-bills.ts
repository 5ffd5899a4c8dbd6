import type { SentenceWords } from '../../sentence-words';

/** What vendors bill, and what the accounts say of it. */
export const vendorBillSentences = {
  'The vendor has sent an invoice {number} before.': 'Ce fournisseur a déjà envoyé une facture {number}.',
  'companyId is not a company that you bill for': 'Vous ne facturez pas pour cette entreprise',
  'A new invoice is a draft, or submitted.':
    'Une nouvelle facture est au statut « Brouillon » ou « Soumise ».',
  'What an invoice says changes only before it is submitted, or after it was sent back.':
    'Le contenu d’une facture ne change qu’avant d’être soumise, ou après un renvoi.',
  'A client that pays vendors itself is billed on an invoice of its own.':
    'Un client qui paie lui-même les fournisseurs reçoit sa propre facture.',
  'The total of an invoice is not below zero.': 'Le total d’une facture n’est pas sous zéro.',
  'an approval is of the whole invoice': 'Une approbation porte sur toute la facture',
  '{field:field} must be numbers from 1 to {most}': '{field} : des numéros de 1 à {most}',
  'lines must be at most {most}': 'Au plus {most} lignes',
  'lines are those of one invoice': 'Les lignes sont celles d’une seule facture',
  'ids must be 1 to {most}': 'De 1 à {most} factures à la fois',
  'vendorInvoiceIds must be 1 to {most}': 'De 1 à {most} factures de fournisseurs à la fois',
  'versions must be as many as ids': 'Il faut autant de versions que de factures',
  'Somebody else decided or changed this invoice just now.':
    'Quelqu’un d’autre vient de trancher ou de modifier cette facture.',
  'The invoice has moved on, or cannot go there from where it is.':
    'La facture a avancé, ou ne peut pas passer à ce statut.',
  'This step is not yours to take.': 'Cette étape n’est pas à vous.',
  'The invoice waits at another level of approval than yours.':
    'La facture attend à un autre niveau d’approbation que le vôtre.',
  'Who submitted an invoice does not approve it.': 'La personne qui a soumis une facture ne l’approuve pas.',
  'You have approved this invoice at another level; the next one is for somebody else.':
    'Vous avez approuvé cette facture à un autre niveau; le suivant revient à quelqu’un d’autre.',
  'a lender sends no bills': 'Un prêteur n’envoie pas de factures',
  'Vendor invoice {number}: {status:invoiceStatus}.': 'Facture de fournisseur {number} : {status}.',
  'Vendor invoice {number}: {status:invoiceStatus}, level {level}.':
    'Facture de fournisseur {number} : {status}, niveau {level}.',
  'Vendor invoices of {ref} were deleted ({numbers}): {reason}':
    'Factures de fournisseurs du dossier {ref} supprimées ({numbers}) : {reason}',
  'It is being posted at this moment.': 'Elle est en cours de comptabilisation.',
  'The accounts could not be reached: {why:sentence}.': 'La comptabilité est injoignable : {why}.',
  'no answer': 'pas de réponse',
  'no answer in time': 'pas de réponse à temps',
  'the answer is too long': 'la réponse est trop longue',
  'it points elsewhere': 'elle renvoie ailleurs',
  'it is inside a private network': 'elle est dans un réseau privé',
  'The accounts answered without their bills.': 'La comptabilité a répondu sans ses factures.',
  'The accounts answered without the number of the bill.':
    'La comptabilité a répondu sans le numéro de la facture.',
  'The accounts refused it ({status}).': 'La comptabilité a refusé la facture ({status}).',
  'The accounts answered {status:number}.': 'La comptabilité a répondu {status}.',
  'The accounts answered {status:number}: {said}.': 'La comptabilité a répondu {status} : {said}.',
  'The accounts answered with a bill that cannot be read.':
    'La comptabilité a répondu par une facture illisible.',
  'The bill names no supplier.': 'La facture ne nomme pas de fournisseur.',
  'There is no supplier with the code {code}.': 'Aucun fournisseur n’a le code {code}.',
  'The lines of the bill do not add up to its total.':
    'Les lignes de la facture ne totalisent pas son montant.',
} satisfies SentenceWords;
