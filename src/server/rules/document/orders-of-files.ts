import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { followFallenFacts } from '../file/fallen-facts';

type Document = Recorded<'document'>;

/**
 * What follows on their files from an order of a court that came, that went, that is said to be another, that the scanner passed, or whose
 * bytes were found altered. `documents`: as it is, and as it was where it was there before.
 */
export async function ordersCame(
  context: TransactionContext,
  ...documents: readonly Document[]
): Promise<void> {
  if (documents.every(({ documentType }) => documentType !== 'court_order')) return;
  const fileIds = [...new Set(documents.flatMap((one) => one.fileIds))];
  if (fileIds.length === 0) return;
  const files = await context.db
    .selectFrom('file')
    .selectAll()
    .where('_id', 'in', fileIds)
    .where('deletedAt', 'is', null)
    .orderBy('_id')
    .execute();
  for (const file of files) await followFallenFacts(context, file);
}
