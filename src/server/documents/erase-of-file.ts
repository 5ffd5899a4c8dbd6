import { sql } from 'kysely';
import { afterCommit } from '../request/after-commit';
import type { Write } from '../request/work';

/** Erases the requests and documents of a file that is erased, bytes and all; those of other files too only lose this one. */
export async function erasePapersOf(write: Write, fileId: string): Promise<void> {
  const only = sql`"fileIds" <@ array[${fileId}]::uuid[] and cardinality("fileIds") > 0`;
  await sql`delete from reminder where "requestId" in (select _id from request where ${only})`.execute(
    write.db,
  );
  await sql`delete from request where ${only}`.execute(write.db);
  const { rows } = await sql<{ _id: string }>`delete from document where ${only} returning _id`.execute(
    write.db,
  );
  const lost = sql`"fileIds" = array_remove("fileIds", ${fileId}::uuid)`;
  const others = sql`"fileIds" && array[${fileId}]::uuid[]`;
  await sql`update request set ${lost} where ${others}`.execute(write.db);
  await sql`update document set ${lost}, "relatedPartyId" = null where ${others}`.execute(write.db);
  afterCommit(write, 'dropping the documents of an erased file', async () => {
    for (const { _id } of rows) await write.house.storage.drop(_id);
  });
}
