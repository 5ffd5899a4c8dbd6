import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { conflict } from '../refuse';

/**
 * How a supplier writes the number of one of its invoices: `NLR-INV-2026-000001`. Its code comes first, so that who reads invoices of
 * several suppliers never reads one number twice.
 */
export const invoiceNumberOf = (code: string, year: number, seq: number): string =>
  `${code}-INV-${year}-${String(seq).padStart(6, '0')}`;

/**
 * The next number of a supplier in a year. The counter's row is taken until the write ends: a write that is given up gives its
 * number back, and no other can have taken the next one in between, so that none is ever missing.
 */
export async function numberOf(
  context: TransactionContext,
  { supplierId, today }: { readonly supplierId: string; readonly today: string },
): Promise<Pick<Recorded<'invoice'>, 'supplierId' | 'invoiceNumber'>> {
  const code = await openBookOf(context, supplierId, today);
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ last: number }>`insert into "invoiceCounter" ("supplierId", year, last)
    values (${supplierId}::uuid, ${year}, 1)
    on conflict ("supplierId", year) do update set last = "invoiceCounter".last + 1 returning last`.execute(
    context.db,
  );
  return { supplierId, invoiceNumber: invoiceNumberOf(code, year, rows[0]?.last ?? 0) };
}

// What is numbered is dated: books that were closed with today take it tomorrow.
async function openBookOf({ db }: TransactionContext, supplierId: string, today: string): Promise<string> {
  const { booksClosedUntil: day, code } = await db
    .selectFrom('company')
    .select(['booksClosedUntil', 'code'])
    .where('_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  if (day && today <= day) throw conflict(sentence('money.booksClosedWriteNothing', { day }));
  return code;
}
