import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import { workOut } from '../../records/work-out';
import type { TransactionContext } from '../../request/context';
import { trustEffect } from './trust';

type Payment = Recorded<'payment'>;

// What came in waits to be remitted for as long as the trust of its file holds anything.
const isDue = sql`(t."remitBy" is not null and t.status = 'cleared' and coalesce((select sum(${trustEffect('p')}) from payment p
  where p."fileId" = t."fileId" and p."isTrust" and p.status = 'cleared' and p."deletedAt" is null), 0) > 0)`;

/**
 * Brings up to date which receipts of trust are still to be remitted. It is kept with each of them, since it is asked of all of them at
 * once, and nearly all that ever came in has been remitted. `fileIds` absent: of all files.
 */
export async function refreshRemitDue(db: Db, ...fileIds: readonly string[]): Promise<void> {
  const these = fileIds.length > 0 ? sql`t."fileId" = any(${fileIds}::uuid[])` : sql`true`;
  await workOut(db, 'payment', sql`t."isTrust" and ${these}`, { remitDue: isDue });
}

/** The same of the file of a payment, once money has come into its trust, left it, or gone back. */
export async function followRemitDue(
  { db }: TransactionContext,
  before: Payment,
  { fileId, isTrust, status }: Payment,
): Promise<void> {
  if (isTrust && status !== before.status) await refreshRemitDue(db, fileId);
}
