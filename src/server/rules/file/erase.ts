import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Sentence } from '#contract/words/sentence';
import { eraseDocumentsOf } from '../../documents/erase-of-file';
import { writeHistory } from '../../history/write-history';
import { eraseMoneyOf } from '../../invoices/erase-of-file';
import type { TransactionContext } from '../../request/context';
import { holdToNoLegalHold } from '../../retention/hold-to-no-hold';

/** Erases a file that was taken, with all its parts, for good. Its history stays, as the trace of it, with why. */
export async function eraseFile(
  context: TransactionContext,
  { _id: fileId }: Pick<Recorded<'file'>, '_id'>,
  message: Sentence,
): Promise<void> {
  await holdToNoLegalHold(context.db, fileId);
  await writeHistory(context, {
    type: 'system',
    entity: 'file',
    entityId: fileId,
    fileId,
    message,
    visibility: 'internal',
  });
  // What is billed names its documents, so it goes first.
  await eraseMoneyOf(context, fileId);
  await eraseDocumentsOf(context, fileId);
  await sql`delete from file where _id = ${fileId}::uuid`.execute(context.db);
  context.announce({ to: 'file', fileId, resource: 'file' });
}
