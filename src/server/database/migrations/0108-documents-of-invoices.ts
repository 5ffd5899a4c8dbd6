import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Which invoice of a vendor a document stands for is asked of each document that may go, and of each that is to be deleted. */
export const documentsOfInvoices: Migration = {
  async up(db) {
    await sql
      .raw(
        `create index vendor_invoice_document on "vendorInvoice" ("documentId") where "documentId" is not null`,
      )
      .execute(db);
  },
};
