import type { TransactionContext } from '../request/context';
import { invalid } from './refuse';
import { sentence } from '#contract/words/sentence';

/**
 * What belongs to several files belongs to files of one client: a document that two clients could see would tell each of the other.
 * @throws Problem INVALID naming fileIds
 */
export async function demandOneClient(
  context: TransactionContext,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) throw invalid('fileIds', sentence('values.required', { field: 'fileIds' }));
  const clients = await context.db
    .selectFrom('file')
    .select('clientId')
    .distinct()
    .where('_id', 'in', [...new Set(fileIds)])
    .execute();
  if (clients.length > 1) throw invalid('fileIds', sentence('files.filesDifferentClientsDoNot'));
}
