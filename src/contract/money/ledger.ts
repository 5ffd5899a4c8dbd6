/**
 * What is entered in the accounts: an invoice and a credit note once issued, a receipt, a remittance and a refund once it cleared, and
 * what takes any of them back. `void` is of an invoice, `reversal` of money; both come only after what they take back.
 */
export const ledgerKinds = [
  'invoice',
  'credit_note',
  'void',
  'receipt',
  'remittance',
  'refund',
  'reversal',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Where an entry is: `due` nobody has asked for yet, `waiting` is on its way, `refused` waits for a person. */
export const ledgerStates = ['due', 'waiting', 'refused'] as const;
export type LedgerState = (typeof ledgerStates)[number];
