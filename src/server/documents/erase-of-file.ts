import { sql } from 'kysely';
import { afterCommit } from '../request/after-commit';
import type { TransactionContext } from '../request/context';

/** Erases the requests and documents of a file that is erased, bytes and all; those of other files too only lose this one. */
export async function eraseDocumentsOf(context: TransactionContext, fileId: string): Promise<void> {
  const only = sql`"fileIds" <@ array[${fileId}]::uuid[] and cardinality("fileIds") > 0`;
  await sql`delete from reminder where "requestId" in (select _id from request where ${only})`.execute(
    context.db,
  );
  await sql`delete from request where ${only}`.execute(context.db);
  // What stays elsewhere, as an invoice in the accounts, stays without what is erased.
  const gone = sql`set "documentId" = null where "documentId" in (select _id from document where ${only})`;
  await sql`with owed as (update fee ${gone}), paid as (update payment ${gone}) update "vendorInvoice" ${gone}`.execute(
    context.db,
  );
  const { rows } = await sql<{ _id: string }>`delete from document where ${only} returning _id`.execute(
    context.db,
  );
  const lost = sql`"fileIds" = array_remove("fileIds", ${fileId}::uuid)`;
  const others = sql`"fileIds" && array[${fileId}]::uuid[]`;
  await sql`update request set ${lost} where ${others}`.execute(context.db);
  await sql`update document set ${lost}, "relatedPartyId" = null where ${others}`.execute(context.db);
  afterCommit(context, 'dropping the documents of an erased file', async () => {
    for (const { _id } of rows) await context.app.storage.drop(_id);
  });
}
