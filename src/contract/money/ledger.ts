/**
 * What is entered in the accounts: an invoice and a credit note once issued, a receipt once it cleared, and what takes either back.
 * `void` is of an invoice, `reversal` of a receipt; both come only after what they take back.
 */
export const ledgerKinds = ['invoice', 'credit_note', 'void', 'receipt', 'reversal'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Where an entry is: `due` nobody has asked for yet, `waiting` is on its way, `refused` waits for a person. */
export const ledgerStates = ['due', 'waiting', 'refused'] as const;
export type LedgerState = (typeof ledgerStates)[number];
