import { sql } from 'kysely';
import type { RowOf } from '#contract/commands/input';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { eraseMoneyOf } from '../invoices/erase-of-file';
import { take } from '../records/take';
import { afterCommit } from '../request/after-commit';
import type { TransactionContext } from '../request/context';
import { ofFile, photos } from './kept-classes';

type Entry = Pick<RowOf<'listKept'>, 'fileId' | 'keptClass' | 'records' | 'keptUntil'>;

const disposals: {
  readonly [C in ValueOf<'retentionClass'>]: (context: TransactionContext, fileId: string) => Promise<void>;
} = {
  skip_traces: async ({ db }, fileId) => {
    await sql`delete from "skipTrace" where "fileId" = ${fileId}::uuid`.execute(db);
  },
  photos: (context, fileId) => dropDocuments(context, fileId, true),
  documents: (context, fileId) => dropDocuments(context, fileId, false),
  money: eraseMoneyOf,
};

/**
 * Disposes of one kind of record of a file, for good, and says so in the file's history, which stays. Answers whether it did: what was
 * put under a legal hold meanwhile is kept.
 */
export async function disposeOf(
  context: TransactionContext,
  { fileId, keptClass, records, keptUntil }: Entry,
  reason: string,
): Promise<boolean> {
  const file = await take(context, 'file', fileId);
  const { rows } = await sql`select from "legalHold" where "fileId" = ${fileId}::uuid`.execute(context.db);
  if (!file.closed || rows.length > 0) return false;
  await disposals[keptClass](context, fileId);
  await writeHistory(context, {
    type: 'system',
    entity: 'file',
    entityId: fileId,
    fileId,
    message: sentence('files.keptDisposed', { what: keptClass, count: records, day: keptUntil, reason }),
    visibility: 'internal',
  });
  context.announce({ to: 'file', fileId, resource: 'file' });
  return true;
}

async function dropDocuments(context: TransactionContext, fileId: string, ofPhotos: boolean): Promise<void> {
  const { rows } = await sql<{
    _id: string;
  }>`delete from document d using file t where t._id = ${fileId}::uuid and ${ofFile}
    and ${ofPhotos ? photos : sql`not ${photos}`} returning d._id`.execute(context.db);
  afterCommit(context, 'dropping documents that were disposed of', async () => {
    for (const { _id } of rows) await context.app.storage.drop(_id);
  });
}
