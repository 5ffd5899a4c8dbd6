import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The day that a vendor's invoice bears in the accounts: its own, or the first that was open when it was posted. */
export const bookedOn: Migration = {
  async up(db) {
    await sql`alter table "vendorInvoice" add column "bookedOn" date`.execute(db);
    await sql`update "vendorInvoice" set "bookedOn" = "invoiceDate" where "postedAt" is not null`.execute(db);
  },
};
