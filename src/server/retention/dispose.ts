import { sql } from 'kysely';
import type { RowOf } from '#contract/commands/input';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { dropErased } from '../documents/drop-erased';
import { moneyOf } from '../invoices/money-of';
import { erase } from '../records/erase';
import type { Erasure } from '../records/erase';
import type { Sql } from '../database/tables';
import type { TransactionContext } from '../request/context';
import { ofFile, photos } from './kept-classes';

type Entry = Pick<RowOf<'listKept'>, 'fileId' | 'keptClass' | 'records' | 'keptUntil'>;

const disposals: { readonly [C in ValueOf<'retentionClass'>]: (fileId: string) => Erasure['what'] } = {
  skip_traces: (fileId) => ({ skipTrace: sql`t."fileId" = ${fileId}::uuid` }),
  photos: (fileId) => ({ document: documentsOf(fileId, photos) }),
  documents: (fileId) => ({ document: documentsOf(fileId, sql`not ${photos}`) }),
  money: moneyOf,
};

const documentsOf = (fileId: string, which: Sql): Sql => sql`t._id in (
  select d._id from document d join file t on t._id = ${fileId}::uuid where ${ofFile} and ${which})`;

/**
 * Disposes of one kind of record of a file, for good, and says so in the file's history, which stays. Answers whether it did: what was
 * put under a legal hold meanwhile is kept.
 */
export async function disposeOf(
  context: TransactionContext,
  { fileId, keptClass, records, keptUntil }: Entry,
  reason: string,
): Promise<boolean> {
  const erased = await erase(context, fileId, async ({ closed }) => {
    const { rows } = await sql`select from "legalHold" where "fileId" = ${fileId}::uuid`.execute(context.db);
    if (!closed || rows.length > 0) return undefined;
    const given = { what: keptClass, count: records, day: keptUntil, reason };
    return { what: disposals[keptClass](fileId), message: sentence('files.keptDisposed', given) };
  });
  if (erased) dropErased(context, erased.gone);
  return erased !== undefined;
}
