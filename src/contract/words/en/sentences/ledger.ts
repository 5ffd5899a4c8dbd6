/** What the accounts say of clients' invoices and of money. */
export const ledgerSentences = {
  noCustomerCode: 'The client has no customer code in the accounts.',
  unknownCustomer: 'The accounts know no customer {code}.',
  linesDoNotAdd: 'The lines of the invoice do not add up to its total.',
  noBankCode: 'Your company names no account for the bank that the money came into.',
  noBankCodeOut: 'Your company names no account for the bank that the money left.',
  invoiceEntered: 'The invoice {number} stands in the accounts as {entry}.',
  voidEntered: 'That the invoice {number} is void stands in the accounts as {entry}.',
  receiptEntered: 'The receipt of {amount:money} stands in the accounts as {entry}.',
  remittanceEntered: 'The remittance of {amount:money} stands in the accounts as {entry}.',
  refundEntered: 'The refund of {amount:money} stands in the accounts as {entry}.',
  returnEntered: 'That the {amount:money} paid out came back stands in the accounts as {entry}.',
  reversalEntered: 'That the receipt of {amount:money} was taken back stands in the accounts as {entry}.',
} as const;
