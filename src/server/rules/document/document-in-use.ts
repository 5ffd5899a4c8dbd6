import { sql } from 'kysely';
import { openVendorInvoice } from '#contract/lifecycles/vendor-invoice';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { conflict } from '../refuse';

/**
 * Holds a document that something stands on to what it was then: the proof of a fact, the ground of an override, the licence of a company, the invoice that was sent in.
 * @throws Problem CONFLICT
 */
export async function refuseIfInUse(
  { db }: TransactionContext,
  { _id, fileIds }: Pick<Recorded<'document'>, '_id' | 'fileIds'>,
): Promise<void> {
  const named = JSON.stringify([{ documentId: _id }]);
  const { rows } = await sql`
    select from file f where f._id = any(${fileIds}::uuid[]) and (f.proofs @> ${named}::jsonb or f.services @> ${named}::jsonb or f."gateOverrides" @> ${named}::jsonb)
    union all select from "vendorInvoice" v where v."documentId" = ${_id}::uuid and v."deletedAt" is null
      and v."invoiceStatus" <> all(${openVendorInvoice}::text[]) and v."invoiceStatus" <> 'void'
    union all select from company c where c.compliance @> ${named}::jsonb limit 1`.execute(db);
  if (rows.length > 0) throw conflict(sentence('documents.documentGoneBy'));
}
