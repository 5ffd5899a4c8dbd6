import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Mails that follow a write and wait to be sent: of which invoices, or to whom who is invited; how often each was tried, when next, and what
 * came of it.
 */
export const mailsThatWait: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table mail (
    _id uuid primary key,
    "userId" uuid references "user" on delete cascade,
    "invoiceIds" uuid[] not null,
    attempts integer not null default 0,
    "nextAttemptAt" timestamptz not null,
    "sentAt" timestamptz,
    "failedAt" timestamptz
  )`,
  `create index mail_waiting on mail ("nextAttemptAt") where "sentAt" is null and "failedAt" is null`,
  `create index mail_user on mail ("userId")`,
];
