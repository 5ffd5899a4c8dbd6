import { sql } from 'kysely';
import type { Change } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';

/**
 * Holds the estimate and the photos of a repair to documents of its own file.
 * @throws Problem INVALID naming the field
 */
export async function checkReconDocuments(
  context: TransactionContext,
  fileId: string,
  given: Partial<Change<'repairsAndReconditioning'>>,
): Promise<void> {
  const { estimateDocumentId, photosBefore, photosAfter } = given;
  const named = [
    ['estimateDocumentId', estimateDocumentId ? [estimateDocumentId] : []],
    ['photosBefore', photosBefore ?? []],
    ['photosAfter', photosAfter ?? []],
  ] as const;
  for (const [field, ids] of named) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) continue;
    const onFile = sql`t._id = any(${wanted}::uuid[]) and ${fileId}::uuid = any(t."fileIds")`;
    const found = await findWhere(context.db, 'document', onFile, context.caller);
    if (found.length < wanted.length) throw invalid(field, sentence('files.documentOfSameFile'));
  }
}
