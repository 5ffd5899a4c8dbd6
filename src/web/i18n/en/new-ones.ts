import type { TextsOf } from '../texts-of';

/** What a button says that makes a new record. */
export const newOnes = {
  newOnes: {
    file: 'New file',
    companyAssignment: 'New company assignment',
    relatedParty: 'New related party',
    note: 'New note',
    noteTemplate: 'New note template',
    reminder: 'New reminder',
    history: 'New history entry',
    company: 'New company',
    user: 'New user',
    role: 'New role',
    stage: 'New stage',
    status: 'New status',
    provinceTax: 'New provincial tax rate',
    document: 'New document',
    request: 'New request',
    companyFee: 'New company fee',
    fee: 'New fee',
    projectedFee: 'New projected fee',
    invoice: 'New invoice',
    payment: 'New payment',
    vendorInvoice: 'New vendor invoice',
  },
} as const;

export type NewOnes = TextsOf<typeof newOnes>;
