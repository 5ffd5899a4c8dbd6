import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { historyRow } from '../history/write-history';
import type { Cause } from '../history/write-history';
import { changeWhere } from '../records/change-where';
import { finalizeWrites } from '../records/finalize-write';
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
  const before = new Map(files.map((file) => [file._id, file]));
  const marked = await changeWhere(context, 'file', sql`t._id = any(${[...before.keys()]}::uuid[])`, {
    exportedAt,
  });
  const written = marked.flatMap((after) => {
    const file = before.get(after._id);
    return file ? [{ before: file, after, changed: ['exportedAt'], ...entryOf(file, told) }] : [];
  });
  await finalizeWrites(context, 'file', 'updated', written);
}

/** What the history of a file says of its being told. */
function entryOf(file: Recorded<'file'>, { code, reason }: Told) {
  return {
    type: 'export_sent',
    message: file.exportedAt
      ? sentence('documents.sentAgainCloseOutFile', { code, reason })
      : sentence('documents.sentCloseOutFile', { code }),
    visibility: 'client',
  } as const;
}

/** The same as a row of history, of a file that was told before the house was opened. */
export function exportEntry(cause: Cause, file: Recorded<'file'>, told: Told): Record<string, unknown> {
  return historyRow(cause, {
    ...entryOf(file, told),
    entity: 'file',
    entityId: file._id,
    fileId: file._id,
    before: { ...file },
    after: { exportedAt: cause.now.toISOString() },
    changed: ['exportedAt'],
  });
}
