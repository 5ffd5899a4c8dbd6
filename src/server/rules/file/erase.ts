import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Sentence } from '#contract/words/sentence';
import { dropErased } from '../../documents/drop-erased';
import { moneyOf } from '../../invoices/money-of';
import { erase } from '../../records/erase';
import { workOut } from '../../records/work-out';
import type { TransactionContext } from '../../request/context';

/**
 * Erases a file with all its parts, for good. Its history stays, as the trace of it, with why. What lies on other files too only loses
 * this one. `why`: held to the file as it stands, it may refuse.
 */
export async function eraseFile(
  context: TransactionContext,
  fileId: string,
  why: (file: Recorded<'file'>) => Sentence | Promise<Sentence>,
): Promise<Recorded<'file'>> {
  const id = sql`${fileId}::uuid`;
  const only = sql`t."fileIds" <@ array[${id}] and cardinality(t."fileIds") > 0`;
  const others = sql`t."fileIds" && array[${id}] and cardinality(t."fileIds") > 1`;
  const without = { fileIds: sql`array_remove(t."fileIds", ${id})` };
  const erased = await erase(context, fileId, async (file) => {
    const message = await why(file);
    for (const name of ['request', 'document'] as const) await workOut(context.db, name, others, without);
    return {
      what: { ...moneyOf(fileId), request: only, document: only, file: sql`t._id = ${id}` },
      message,
    };
  });
  dropErased(context, erased.gone);
  return erased.file;
}
