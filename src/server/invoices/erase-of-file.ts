import { sql } from 'kysely';
import type { TransactionContext } from '../request/context';

/** Erases what was charged, billed and paid on a file that is erased. In one statement, since they name each other. */
export async function eraseMoneyOf(context: TransactionContext, fileId: string): Promise<void> {
  const own = sql`where "fileId" = ${fileId}::uuid`;
  await sql`with payments as (delete from payment ${own}), invoices as (delete from invoice ${own}),
    expected as (delete from "projectedFee" ${own}) delete from fee ${own}`.execute(context.db);
}
