import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { historyRow, writeHistoryRows } from '../history/write-history';
import type { Cause } from '../history/write-history';
import type { TransactionContext } from '../request/context';

/** By which export files are told, and why, where they were told before. */
interface Told {
  readonly code: string;
  readonly reason: string | null;
}

/**
 * Marks files as told to their lender, in the transaction that keeps their rows, and says so in the history of each. An earlier mark
 * is replaced, and the reason then stands in the history.
 */
export async function markExported(
  context: TransactionContext,
  files: readonly Recorded<'file'>[],
  told: Told,
): Promise<void> {
  const exportedAt = context.now.toISOString();
  await sql`update file set "exportedAt" = ${exportedAt}, "updatedAt" = ${exportedAt}, "updatedBy" = ${context.caller.userId}::uuid,
    version = version + 1 where _id = any(${files.map(({ _id }) => _id)}::uuid[])`.execute(context.db);
  const entries = files.map((file) => exportEntry(context, file, told));
  await writeHistoryRows(context, entries);
  for (const { _id } of files) context.announce({ to: 'file', fileId: _id, resource: 'file' });
}

/** What the history of a file says of its being told. */
export function exportEntry(
  cause: Cause,
  file: Recorded<'file'>,
  { code, reason }: Told,
): Record<string, unknown> {
  return historyRow(cause, {
    type: 'export_sent',
    message: file.exportedAt
      ? sentence('documents.sentAgainCloseOutFile', { code, reason })
      : sentence('documents.sentCloseOutFile', { code }),
    entity: 'file',
    entityId: file._id,
    fileId: file._id,
    before: { ...file },
    after: { exportedAt: cause.now.toISOString() },
    changed: ['exportedAt'],
    visibility: 'client',
  });
}
