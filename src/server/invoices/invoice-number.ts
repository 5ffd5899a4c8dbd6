import { sql } from 'kysely';
import type { Write } from '../request/work';

/**
 * The next number of a year, `INV-2026-000001`. The counter's row is taken until the write ends: a write that is given up gives
 * its number back, and no other can have taken the next one in between, so that none is ever missing.
 */
export async function nextInvoiceNumber(write: Write, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { rows } = await sql<{ last: number }>`insert into "invoiceCounter" (year, last) values (${year}, 1)
    on conflict (year) do update set last = "invoiceCounter".last + 1 returning last`.execute(write.db);
  return `INV-${year}-${String(rows[0]?.last ?? 0).padStart(6, '0')}`;
}
