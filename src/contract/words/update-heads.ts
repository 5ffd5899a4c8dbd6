import { placementHeads } from './placement-heads';

/** What lenders call the columns of a spreadsheet that changes files, beside the names of their fields in both languages. */
export const updateHeads: { readonly [field: string]: readonly string[] } = {
  ref: [
    'file',
    'file no',
    'file #',
    'our file',
    'dossier',
    'no de dossier',
    'no dossier',
    'numero de dossier',
    'numero dossier',
    'n° de dossier',
    'n° dossier',
    'notre dossier',
  ],
  bankAccountNumber: ['account number', ...placementHeads.accountNumber],
  serialNumber: placementHeads.vin,
  state: placementHeads.province,
  balanceAmount: placementHeads.balance,
  arrearsAmount: placementHeads.arrears,
  daysPastDue: placementHeads.daysPastDue,
  isRushFile: placementHeads.rush,
  contractType: placementHeads.contractType,
  instructions: placementHeads.instructions,
};
