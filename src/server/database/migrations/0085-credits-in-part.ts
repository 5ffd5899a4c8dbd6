import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What an invoice is for is what was paid, what was credited and what is due; until now a credit note took back all of one. */
export const creditsInPart: Migration = {
  async up(db) {
    await sql`alter table invoice add column "creditedAmount" numeric(14,2) not null default 0, add column credits jsonb,
      add column "appliedTo" jsonb`.execute(db);
    await sql`update invoice set "creditedAmount" = total - "paidAmount" - "balanceDue"
      where status = 'credited' or "creditOfInvoiceId" is not null`.execute(db);
  },
};
