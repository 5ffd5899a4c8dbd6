import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { whyNotPart } from '#contract/roles/part-of-file';
import { filesOf } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { actionsFor } from './present';
import { takeAll, takeFiles } from './take';

/**
 * A part of a file, or of several, may be written only where each can be seen and worked, and while it is open. They are taken, since
 * writing a part also says when a file was last worked.
 * @throws Problem NOT_FOUND, FORBIDDEN or FILE_CLOSED
 */
export async function openFile(
  context: TransactionContext,
  name: ResourceName,
  record: object,
): Promise<void> {
  if (name === 'file') return;
  const { onFiles, reaches, openWhenClosed } = rulesOf(name);
  const ids = [...new Set(filesOf(name, record as Record<string, unknown>))].sort();
  const reached = (await reaches?.(context, record)) ?? [];
  if (reached.length > 0) await takeFiles(context.db, [...ids, ...reached]);
  if (ids.length === 0) return;
  const scope = onFiles?.(context.caller, record);
  const files = await takeAll(context, 'file', sql`t._id = any(${ids}::uuid[])`, { scope });
  for (const id of ids) {
    const file = files.find(({ _id }) => _id === id);
    if (!file) throw new Problem('NOT_FOUND');
    const may = actionsFor('file', { ...file }, context.caller);
    const refusal = whyNotPart({ may, closed: file.closed }, openWhenClosed?.(record) ?? false);
    if (refusal) throw new Problem(refusal);
  }
}
