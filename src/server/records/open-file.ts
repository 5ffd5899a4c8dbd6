import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { filesOf } from '../history/write-history';
import type { Write } from '../request/work';
import { rulesOf } from './installed-rules';
import { actionsFor } from './present';
import { takeAll, takeFiles } from './take';

/**
 * A part of a file, or of several, may be written only where each can be seen and worked, and while it is open. They are taken, since
 * writing a part also says when a file was last worked.
 * @throws Problem NOT_FOUND, FORBIDDEN or FILE_CLOSED
 */
export async function openFile(write: Write, name: ResourceName, record: object): Promise<void> {
  if (name === 'file') return;
  const { onFiles, reaches, openWhenClosed } = rulesOf(name);
  const ids = [...new Set(filesOf(name, record as Record<string, unknown>))].sort();
  const reached = (await reaches?.(write, record)) ?? [];
  if (reached.length > 0) await takeFiles(write.db, [...ids, ...reached]);
  if (ids.length === 0) return;
  const reach = onFiles?.(write.caller, record);
  const files = await takeAll(write, 'file', sql`t._id = any(${ids}::uuid[])`, { reach });
  for (const id of ids) {
    const file = files.find(({ _id }) => _id === id);
    if (!file) throw new Problem('NOT_FOUND');
    if (!actionsFor('file', { ...file }, write.caller).includes('work')) throw new Problem('FORBIDDEN');
    if (file.closed && !openWhenClosed?.(record)) throw new Problem('FILE_CLOSED');
  }
}
