import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

/**
 * Holds what is attached to a request to the documents of its own files: what lies on another is for others to see. A request about no
 * file carries whatever its asker may choose.
 * @throws Problem INVALID naming `attachments`
 */
export async function checkAttachments(
  { db }: TransactionContext,
  {
    fileIds,
    attachments,
  }: Pick<Partial<Recorded<'request'>>, 'attachments'> & { fileIds: readonly string[] },
): Promise<void> {
  if (!attachments?.length || fileIds.length === 0) return;
  const { rows } = await sql`select from document d
    where d._id = any(${attachments}::uuid[]) and not d."fileIds" && ${fileIds}::uuid[]`.execute(db);
  if (rows.length > 0) throw invalid('attachments', sentence('files.documentOfSameFile'));
}
