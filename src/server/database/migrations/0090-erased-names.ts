import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What names a record that may be erased for good, by table and column; what it then does. */
const naming = [
  ['bankLine', 'paymentId', 'payment', 'set null'],
  ['document', 'relatedPartyId', 'relatedParty', 'set null'],
  ['fee', 'approvalRequestId', 'request', 'set null'],
  ['fee', 'documentId', 'document', 'set null'],
  ['fee', 'vendorInvoiceId', 'vendorInvoice', 'set null'],
  ['file', 'relatedFileId', 'file', 'set null'],
  ['invoice', 'documentId', 'document', 'set null'],
  ['payment', 'documentId', 'document', 'set null'],
  ['payment', 'relatedPartyId', 'relatedParty', 'set null'],
  ['reminder', 'requestId', 'request', 'cascade'],
  ['vendorInvoice', 'documentId', 'document', 'set null'],
] as const;

/** An erased record is let go of by whatever names it, as skip traces and repairs do already; a reminder of a request goes with it. */
export const erasedNames: Migration = {
  async up(db) {
    for (const [table, column, named, then] of naming) {
      const name = sql.id(`${table}_${column}_fkey`);
      await sql`alter table ${sql.table(table)} drop constraint ${name},
        add constraint ${name} foreign key (${sql.id(column)}) references ${sql.table(named)} on delete ${sql.raw(then)}`.execute(
        db,
      );
    }
  },
};
