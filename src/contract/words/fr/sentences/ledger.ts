import type { TranslationOf } from '../../sentence';
import type { ledgerSentences as english } from '../../en/sentences/ledger';

/** Ce que la comptabilité dit des factures aux clients et de l’argent. */
export const ledgerSentences: TranslationOf<typeof english> = {
  noCustomerCode: 'Le client n’a pas de code client dans la comptabilité.',
  unknownCustomer: 'La comptabilité ne connaît aucun client {code}.',
  linesDoNotAdd: 'Les lignes de la facture ne donnent pas son total.',
  noBankCode: 'Votre entreprise n’indique pas le compte de la banque où l’argent est entré.',
  noBankCodeOut: 'Votre entreprise n’indique pas le compte de la banque d’où l’argent est sorti.',
  invoiceEntered: 'La facture {number} est comptabilisée sous {entry}.',
  voidEntered: 'L’annulation de la facture {number} est comptabilisée sous {entry}.',
  receiptEntered: 'L’encaissement de {amount:money} est comptabilisé sous {entry}.',
  remittanceEntered: 'La remise de {amount:money} est comptabilisée sous {entry}.',
  refundEntered: 'Le remboursement de {amount:money} est comptabilisé sous {entry}.',
  returnEntered: 'Le retour du paiement de {amount:money} est comptabilisé sous {entry}.',
  reversalEntered: 'L’annulation de l’encaissement de {amount:money} est comptabilisée sous {entry}.',
};
