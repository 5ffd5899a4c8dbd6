import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What a mail that waits tells, and where one goes that tells of a change of an account: to the address that it had then, which another
 * change meanwhile does not lead away.
 */
export const mailsOfAccounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table mail add column kind text, add column email text`,
  `update mail set kind = case when "userId" is null then 'invoices' else 'password_link' end`,
  `alter table mail alter column kind set not null`,
];
