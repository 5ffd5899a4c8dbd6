import { Problem } from '#contract/problems';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Write } from '../request/work';
import { rules } from '../rules/index';
import { actionsFor } from './present';
import { find } from './find';

/**
 * A part of a file may be written only where its file can be seen and worked, and while that file is open.
 * @throws Problem NOT_FOUND, FORBIDDEN or FILE_CLOSED
 */
export async function openFile(write: Write, name: ResourceName, record: object): Promise<void> {
  const { belongs } = declarationOf(name);
  const fileId = belongs ? (record as Record<string, unknown>)[belongs] : undefined;
  if (typeof fileId !== 'string') return;
  // For update, since writing a part also says when the file was last worked: two that only shared it would wait for each other.
  const file = await find(write.db, 'file', fileId, write.caller, 'for update');
  if (!actionsFor('file', { ...file }, write.caller).includes('work')) throw new Problem('FORBIDDEN');
  if (file.closed && !rules[name].openWhenClosed?.(record)) throw new Problem('FILE_CLOSED');
}
