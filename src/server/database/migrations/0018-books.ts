import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What an agency's bills say of paying them, its number for a province's own tax, and the day until which its books are closed. */
export const books: Migration = {
  async up(db) {
    await sql`alter table company add column "pstNumber" text, add column "paymentInstructions" text,
      add column "booksClosedUntil" date`.execute(db);
  },
};
