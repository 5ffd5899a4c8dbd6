import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { filesOf } from '../history/write-history';
import type { Write } from '../request/work';
import { rules } from '../rules/index';
import { actionsFor } from './present';
import { find } from './find';

/**
 * A part of a file, or of several, may be written only where each can be seen and worked, and while it is open.
 * @throws Problem NOT_FOUND, FORBIDDEN or FILE_CLOSED
 */
export async function openFile(write: Write, name: ResourceName, record: object): Promise<void> {
  if (name === 'file') return;
  // In one order, so that two who write parts of the same files do not wait for each other in a circle.
  for (const fileId of [...filesOf(name, record as Record<string, unknown>)].sort()) {
    // For update, since writing a part also says when the file was last worked: two that only shared it would wait for each other.
    const file = await find(write.db, 'file', fileId, write.caller, 'for update');
    if (!actionsFor('file', { ...file }, write.caller).includes('work')) throw new Problem('FORBIDDEN');
    if (file.closed && !rules[name].openWhenClosed?.(record)) throw new Problem('FILE_CLOSED');
  }
}
