import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Whatever a client owes is due on a day, which every ageing goes by; what is owed back to it is due on none. */
export const invoicesAreDue: Migration = {
  async up(db) {
    await sql`update invoice set "dueDate" = "issueDate"
      where "issueDate" is not null and "dueDate" is null and "creditOfInvoiceId" is null`.execute(db);
    await sql`alter table invoice add constraint invoice_due
      check ("issueDate" is null or "dueDate" is not null or "creditOfInvoiceId" is not null)`.execute(db);
  },
};
