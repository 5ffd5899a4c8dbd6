import type { Migration } from 'kysely';
import { rename } from './0075-documents-by-one-word';
import type { Renaming } from './0075-documents-by-one-word';

const renamings: readonly Renaming[] = [
  ['"key": "vendorBills.lenderSendsNoBills"', '"key": "vendorInvoices.lenderSendsNoInvoices"'],
  [
    '"key": "vendorBills.accountsAnsweredWithoutTheirBills"',
    '"key": "vendorInvoices.accountsAnsweredWithoutInvoices"',
  ],
  [
    '"key": "vendorBills.accountsAnsweredWithoutNumberBill"',
    '"key": "vendorInvoices.accountsAnsweredWithoutNumber"',
  ],
  [
    '"key": "vendorBills.accountsAnsweredBillCannotRead"',
    '"key": "vendorInvoices.accountsAnsweredCannotRead"',
  ],
  ['"key": "vendorBills.billNamesNoSupplier"', '"key": "vendorInvoices.invoiceNamesNoSupplier"'],
  ['"key": "vendorBills.linesBillDoNotAdd"', '"key": "vendorInvoices.linesDoNotAdd"'],
  ['"key": "vendorBills.', '"key": "vendorInvoices.'],
];

/** What a vendor sends is an invoice by every name, in the sentences that are kept too. */
export const invoicesByOneWord: Migration = {
  up: (db) => rename(db, '"key": "vendorBills.', renamings),
};
