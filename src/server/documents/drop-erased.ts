import type { Erased } from '../records/erase';
import { afterCommit } from '../request/after-commit';
import type { TransactionContext } from '../request/context';

/** Drops the bytes of documents that were erased, once it is certain that they are. */
export function dropErased(context: TransactionContext, { document: ids = [] }: Erased['gone']): void {
  if (ids.length === 0) return;
  afterCommit(context, 'dropping the bytes of erased documents', async () => {
    for (const id of ids) await context.app.storage.drop(id);
  });
}
