import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Who is told of a mail that could not be sent: who invited, or sent the last of its invoices. */
export const mailsAskedBy: Migration = {
  async up(db) {
    await sql`alter table mail add column "askedBy" uuid references "user" on delete set null`.execute(db);
    await sql`create index "mail_askedBy" on mail ("askedBy")`.execute(db);
  },
};
