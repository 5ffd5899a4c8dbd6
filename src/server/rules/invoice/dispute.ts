import { sql } from 'kysely';
import { mayBeDisputed } from '#contract/lifecycles/client-invoice';
import { openRequests } from '#contract/lifecycles/request';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { conflict } from '../refuse';

type Invoice = Recorded<'invoice'>;

/** Whether somebody has asked for an invoice to be looked at, and nobody has answered yet. */
export async function isDisputeAsked(db: Db, { _id }: Pick<Invoice, '_id'>): Promise<boolean> {
  const { rows } =
    await sql`select from request where "linkedEntity" = 'invoice' and "linkedEntityId" = ${_id}::uuid
    and status = any(${openRequests}::text[]) and "deletedAt" is null limit 1`.execute(db);
  return rows.length > 0;
}

/** @throws Problem CONFLICT for an invoice that is not disputed as it stands, or about which somebody has asked already */
export async function holdToDispute(db: Db, invoice: Invoice): Promise<void> {
  if (!mayBeDisputed(invoice)) throw conflict(sentence('money.invoiceCannotDisputedStands'));
  if (await isDisputeAsked(db, invoice)) throw conflict(sentence('money.disputeInvoiceWaitsAnswerAlready'));
}
