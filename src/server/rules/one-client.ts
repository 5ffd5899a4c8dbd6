import type { TransactionContext } from '../request/context';
import { invalid } from './refuse';

/**
 * What belongs to several files belongs to files of one client: a paper that two clients could see would tell each of the other.
 * @throws Problem INVALID naming fileIds
 */
export async function demandOneClient(
  context: TransactionContext,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) throw invalid('fileIds', 'fileIds is a required field');
  const clients = await context.db
    .selectFrom('file')
    .select('clientId')
    .distinct()
    .where('_id', 'in', [...new Set(fileIds)])
    .execute();
  if (clients.length > 1) throw invalid('fileIds', 'Files of different clients do not share a record.');
}
