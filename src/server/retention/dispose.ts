import { sql } from 'kysely';
import type { RowOf } from '#contract/commands/input';
import type { ValueOf } from '#contract/vocabularies/index';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { dropErased } from '../documents/drop-erased';
import { moneyOf } from '../invoices/money-of';
import { erase } from '../records/erase';
import type { Erasure } from '../records/erase';
import type { Sql } from '../database/tables';
import type { TransactionContext } from '../request/context';
import { eraseFile } from '../rules/file/erase';
import { conflict } from '../rules/refuse';
import { ofFile, photos } from './kept-classes';

type Entry = Pick<RowOf<'listKept'>, 'fileId' | 'keptClass' | 'records' | 'keptUntil'>;

const disposals: {
  readonly [C in Exclude<ValueOf<'retentionClass'>, 'file'>]: (fileId: string) => Erasure['what'];
} = {
  skip_traces: (fileId) => ({ skipTrace: sql`t."fileId" = ${fileId}::uuid` }),
  photos: (fileId) => ({ document: documentsOf(fileId, photos) }),
  documents: (fileId) => ({ document: documentsOf(fileId, sql`not ${photos}`) }),
  money: moneyOf,
};

const documentsOf = (fileId: string, which: Sql): Sql => sql`t._id in (
  select d._id from document d join file t on t._id = ${fileId}::uuid where ${ofFile} and ${which})`;

/**
 * Disposes of one kind of record of a file, or of the file itself with all that is left on it, for good, and says so in the file's history,
 * which stays.
 * @throws Problem CONFLICT where the file was put under a legal hold or opened again meanwhile, NOT_FOUND where there is nothing of it any more
 */
export async function disposeOf(
  context: TransactionContext,
  { fileId, keptClass, records, keptUntil }: Entry,
  reason: string,
): Promise<void> {
  const why = ({ closed }: Recorded<'file'>): Sentence => {
    if (!closed) throw conflict(sentence('files.keptWhileOpen'));
    return sentence('files.keptDisposed', { what: keptClass, count: records, day: keptUntil, reason });
  };
  if (keptClass === 'file') {
    await eraseFile(context, fileId, why);
    return;
  }
  const { gone } = await erase(context, fileId, (file) => ({
    message: why(file),
    what: disposals[keptClass](fileId),
  }));
  if (Object.keys(gone).length === 0) throw new Problem('NOT_FOUND');
  dropErased(context, gone);
}
