import type { SentenceWords } from '../../sentence-words';

/** Fees, invoices and payments. */
export const moneySentences = {
  'The fee cannot go there from where it stands.': 'Ces frais ne peuvent pas passer à ce statut.',
  'A fee above its threshold is decided by who may approve such fees.':
    'Des frais au-dessus de leur seuil se décident par qui peut les approuver.',
  'Who entered a fee above its threshold or its price list does not approve it.':
    'La personne qui a saisi des frais au-dessus du seuil ou du tarif ne les approuve pas.',
  'Only a fee above its threshold waits for approval.':
    'Seuls des frais au-dessus de leur seuil attendent une approbation.',
  'payload.feeIds must be fees of this file': 'Choisissez des frais de ce dossier',
  'This fee is not charged to the client: {fee:feeType}, {amount:money}.':
    'Ces frais ne sont pas à la charge du client : {fee}, {amount}.',
  'This fee cannot be written off as it stands: {fee:feeType}, {amount:money}.':
    'Ces frais ne peuvent pas être radiés à ce statut : {fee}, {amount}.',
  'amount must be what these fees come to: {total:money}': 'Le montant est le total de ces frais : {total}',
  'A fee that was to be written off has been settled or deleted meanwhile.':
    'Des frais à radier ont été réglés ou supprimés entre-temps.',
  'Say why: a reason is needed.': 'Dites pourquoi : un motif est exigé.',
  'What a fee is for no longer changes once it is approved.':
    'Une fois approuvés, des frais ne changent plus d’objet.',
  'no longer changes': 'Ne se modifie plus',
  'The fee stands on a vendor’s invoice.': 'Ces frais figurent sur la facture d’un fournisseur.',
  '{status:feeStatus} does not follow': '« {status} » ne suit pas',
  'a receivable is charged to the client of the file':
    'Des frais à recevoir sont à la charge du client du dossier',
  'a payable is owed to a company that took the file on':
    'Des frais à payer sont dus à une entreprise qui a accepté le dossier',
  'an adjustment is a negative amount': 'Un redressement est un montant négatif',
  'only an adjustment is a negative amount': 'Seul un redressement est un montant négatif',
  'a new fee is a draft or approved': 'De nouveaux frais sont au statut « Brouillon » ou « Approuvés »',
  'there are no tax rates for {province:province} on {day:date}':
    'Aucun taux de taxe pour {province} le {day}',
  'a percentage is taken once': 'Un pourcentage se prend une seule fois',
  'A fee that stands is made void or written off, not deleted.':
    'Des frais établis s’annulent ou se radient; ils ne se suppriment pas.',
  'What has come, or was given up, is not expected any more.':
    'Ce qui est venu, ou a été abandonné, n’est plus attendu.',
  'What a client is charged is paid once it is billed: bill the fee first.':
    'Ce qui est à la charge d’un client se paie une fois facturé : facturez d’abord ces frais.',
  'What a vendor is owed is paid once it stands: approve the fee first.':
    'Ce qui est dû à un fournisseur se paie une fois établi : approuvez d’abord ces frais.',
  'paidDate must not be before the fee was incurred': 'La date de paiement ne précède pas celle des frais',
  'There is nothing to bill: no approved fee of this file waits for an invoice.':
    'Rien à facturer : aucuns frais approuvés de ce dossier n’attendent une facture.',
  'feeIds must name at least one fee': 'Choisissez au moins un article de frais',
  '{at:field} is not a fee of this file': 'Ces frais ne sont pas de ce dossier',
  '{at:field} is not charged to the client': 'Ces frais ne sont pas à la charge du client',
  'Another invoice has this fee already: {fee:feeType}, {amount:money}.':
    'Une autre facture porte déjà ces frais : {fee}, {amount}.',
  'Only approved fees are billed; this one is not: {fee:feeType}, {amount:money}.':
    'Seuls des frais approuvés se facturent; ceux-ci ne le sont pas : {fee}, {amount}.',
  'A payment that has not cleared yet pays this fee: {fee:feeType}.':
    'Un paiement non encore compensé règle ces frais : {fee}.',
  'The invoice has been issued: its {what:invoicePart} stand as they were.':
    'La facture est émise : {what} ne changent plus.',
  'An invoice is credited by making its credit note.': 'Une facture se crédite par sa note de crédit.',
  'The client has no email address to send the invoice to.':
    'Le client n’a pas d’adresse courriel où envoyer la facture.',
  'The invoice cannot go there from where it stands.': 'La facture ne peut pas passer à ce statut.',
  'An invoice without lines cannot be issued.': 'Une facture sans ligne ne peut pas être émise.',
  'An invoice is not for less than nothing; credit the invoice that was wrong.':
    'Une facture n’est pas d’un montant négatif; créditez la facture erronée.',
  'Money has been paid on this invoice. Credit it instead.':
    'Cette facture a reçu un paiement. Créditez-la plutôt.',
  'A payment that has not cleared yet is allocated to this invoice.':
    'Un paiement non encore compensé est imputé à cette facture.',
  'An invoice with GST or HST carries its supplier’s number: set “GST/HST number” on the page of the company {company}.':
    'Une facture avec TPS ou TVH porte le numéro de son fournisseur : inscrivez le « Numéro de TPS/TVH » sur la page de l’entreprise {company}.',
  'An invoice with QST carries its supplier’s number: set “QST number” on the page of the company {company}.':
    'Une facture avec TVQ porte le numéro de son fournisseur : inscrivez le « Numéro de TVQ » sur la page de l’entreprise {company}.',
  'A credit note stands as it was made.': 'Une note de crédit reste telle quelle.',
  'creditOfInvoiceId is not an invoice of this file': 'Cette facture n’est pas de ce dossier',
  'a credit note takes the lines of its invoice': 'Une note de crédit reprend les lignes de sa facture',
  'a credit note has no due date': 'Une note de crédit n’a pas d’échéance',
  'Only a draft is deleted. Void the invoice, or credit it.':
    'Seul un brouillon se supprime. Annulez la facture, ou créditez-la.',
  'This invoice cannot be disputed as it stands.':
    'Cette facture ne peut être contestée à son statut actuel.',
  'A dispute of this invoice waits for an answer already.':
    'Une contestation de cette facture attend déjà une réponse.',
  'The invoice has been paid, credited or disputed meanwhile.':
    'Entre-temps, la facture a été payée, créditée ou contestée.',
  'The invoice is void or credited: it stays as it is.':
    'La facture est annulée ou créditée : elle reste telle quelle.',
  'A draft invoice was made: {total:money}.': 'Brouillon de facture créé : {total}.',
  'The credit note {number} was issued: {total:money}.': 'Note de crédit {number} émise : {total}.',
  'A draft invoice was deleted.': 'Brouillon de facture supprimé.',
  'A draft invoice was changed.': 'Brouillon de facture modifié.',
  'The invoice {number} was changed.': 'Facture {number} modifiée.',
  'The invoice {number} is now: {status:clientInvoiceStatus}.': 'Facture {number} : {status}.',
  'The invoice {number} is now: {status:clientInvoiceStatus} ({reason}).':
    'Facture {number} : {status} ({reason}).',
  '{amount:money} has been paid on the invoice {number}.': 'Facture {number}, versé : {amount}.',
  '{type:paymentType}, {amount:money}: recorded.': '{type}, {amount} : enregistré.',
  '{type:paymentType}, {amount:money}: deleted.': '{type}, {amount} : supprimé.',
  '{type:paymentType}, {amount:money}: allocated.': '{type}, {amount} : imputé.',
  '{type:paymentType}, {amount:money}: changed.': '{type}, {amount} : modifié.',
  '{type:paymentType}, {amount:money}, is now: {status:paymentStatus}.': '{type}, {amount} : {status}.',
  '{type:paymentType}, {amount:money}, is now: {status:paymentStatus} ({reason}).':
    '{type}, {amount} : {status} ({reason}).',
  'An invoice that this payment pays is gone.': 'Une facture que ce paiement règle n’existe plus.',
  '{amount:money} is still owed on {number}.': 'Il reste {amount} à payer sur {number}.',
  '{at:field} is not an invoice of this client': 'Cette facture n’est pas de ce client',
  'more is allocated than was paid': 'Le montant imputé dépasse le paiement',
  '{at:field} is to name an invoice or a fee': 'Choisissez une facture ou des frais',
  '{at:field} names the same thing again': 'Déjà nommé plus haut',
  'money held in trust pays our invoices by a trust transfer alone':
    'L’argent en fiducie ne règle nos factures que par un virement de fiducie',
  'what is paid out pays no invoice': 'Une sortie d’argent ne règle aucune facture',
  '{number} is a credit note: it is refunded.': '{number} est une note de crédit : elle se rembourse.',
  '{number} is no credit note: nothing is refunded on it.':
    '{number} n’est pas une note de crédit : rien ne s’y rembourse.',
  'Nothing can be paid on {number} as it stands.': 'Rien ne peut être payé sur {number} à son statut actuel.',
  'Nothing can be paid on a draft invoice.': 'Rien ne peut être payé sur un brouillon de facture.',
  'a fee is not refunded': 'Des frais ne se remboursent pas',
  'This fee does not wait to be paid: it is on an invoice, or it is paid, or not approved.':
    'Ces frais n’attendent pas de paiement : ils sont facturés, payés ou non approuvés.',
  'the fee is {amount:money}; it is paid whole': 'Les frais sont de {amount}; ils se paient en entier',
  'The money has cleared: reverse the payment and record it anew.':
    'Le paiement est compensé : contrepassez-le et enregistrez-le de nouveau.',
  'What is taken back pays nothing.': 'Un paiement contrepassé ne règle rien.',
  'This payment is over. Record a new one.': 'Ce paiement est terminé. Enregistrez-en un nouveau.',
  'A {status:paymentStatus} payment cannot become {next:paymentStatus}.':
    'Un paiement au statut « {status} » ne peut pas passer à « {next} ».',
  'clearedDate is not before receivedDate': 'La compensation ne précède pas la réception',
  'The trust holds {amount:money} for this file that is not spoken for.':
    'La fiducie détient pour ce dossier {amount} encore disponibles.',
  'money of this type goes in': 'Un paiement de ce type entre',
  'money of this type goes out': 'Un paiement de ce type sort',
  'a trust transfer pays our invoices and nothing else':
    'Un virement de fiducie règle nos factures et rien d’autre',
  'a trust transfer is trust money': 'Un virement de fiducie est de l’argent en fiducie',
  'this is held in trust until it is remitted': 'Ceci se garde en fiducie jusqu’à sa remise',
  'this is paid out of trust': 'Ceci se paie à même la fiducie',
  'money of this type is not held in trust': 'Un paiement de ce type n’est pas tenu en fiducie',
  'more than 9,999.99 is not taken in cash': 'Au-delà de 9 999,99 $, on n’accepte pas d’argent comptant',
  'cash takes a note of who counted it': 'Pour de l’argent comptant, notez qui l’a compté',
  'cash takes a supervisor who agreed': 'Pour de l’argent comptant, nommez le superviseur qui l’a accepté',
  'cashAgreedBy is not a supervisor': 'Cette personne n’est pas superviseur chez vous',
  'nobody has to agree to what is no cash': 'Seul l’argent comptant demande l’accord d’un superviseur',
  'relatedPartyId is not a party of this file': 'Cette partie n’est pas de ce dossier',
  'Money that has cleared is reversed, never deleted.':
    'Un paiement compensé se contrepasse; il ne se supprime jamais.',
  'What became of this payment stays written down.': 'Ce qu’il est advenu de ce paiement reste consigné.',
} satisfies SentenceWords;
