import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What of clients' invoices and receipts goes to the accounts, each once by its key. `waiting` is on its way, `refused` waits for a
 * person; `said` is what the accounts said last. Beside it the small book of a house that has no other accounts.
 */
export const ledgerEntries: Migration = {
  async up(db) {
    await sql`alter table company add "sageBankCode" text, add "sageTrustCode" text`.execute(db);
    await sql`create table "ledgerEntry" (
      _id uuid primary key,
      key text not null unique,
      kind text not null,
      "invoiceId" uuid references invoice on delete cascade,
      "paymentId" uuid references payment on delete cascade,
      status text not null,
      attempts integer not null default 0,
      said jsonb,
      "entryId" text,
      provider text,
      "askedBy" uuid references "user",
      "createdAt" timestamptz not null,
      "postedAt" timestamptz,
      check (("invoiceId" is null) <> ("paymentId" is null))
    )`.execute(db);
    await sql`create index on "ledgerEntry" ("invoiceId")`.execute(db);
    await sql`create index on "ledgerEntry" ("paymentId")`.execute(db);
    await sql`create index on "ledgerEntry" (status) where status <> 'posted'`.execute(db);
    await sql`create table "sandboxEntry" (
      key text primary key,
      "entryId" text not null unique,
      entry jsonb not null,
      "postedAt" timestamptz not null
    )`.execute(db);
    await sql`create sequence "sandboxEntryNumber"`.execute(db);
  },
};
