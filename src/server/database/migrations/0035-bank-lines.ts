import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * The lines of an agency’s bank statements, each once however often its statement is read: `fingerprint` is of the account, the day, the
 * amount and the words, counted where a day has the same line again. `paymentId`: the payment that it became or that it cleared.
 */
export const bankLines: Migration = {
  async up(db) {
    await sql`create table "bankLine" (
      _id uuid primary key,
      "companyId" uuid not null references company,
      fingerprint text not null,
      statement text not null,
      account text not null,
      "bookedOn" date not null,
      description text not null,
      amount numeric(14,2) not null,
      "paymentId" uuid references payment,
      "isAside" boolean not null default false,
      "readBy" uuid not null references "user",
      "readAt" timestamptz not null,
      "decidedBy" uuid references "user",
      "decidedAt" timestamptz,
      unique ("companyId", fingerprint)
    )`.execute(db);
    await sql`create index on "bankLine" ("companyId", "isAside", "bookedOn" desc, _id desc)`.execute(db);
    await sql`create index on "bankLine" ("paymentId")`.execute(db);
  },
};
