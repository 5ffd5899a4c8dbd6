import type { Person } from './person';
import { placeFile } from './place-file';

/** Takes a file to its end as a supervisor does. */
export async function closeFile(
  supervisor: Person,
  fileId: string,
  closingReason: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  for (const change of [
    { status: 'close_requested', closingReason, ...more },
    { status: 'close_checklist' },
    { status: 'closed' },
  ]) {
    const { status, body } = await supervisor.call('PATCH', '/file/', { _id: fileId, ...change });
    if (status !== 200) throw new Error(`The file was not closed: ${status} ${JSON.stringify(body)}`);
  }
}

/** A file that its client took back before anything was done. */
export async function recalledFile(
  supervisor: Person,
  given: Record<string, unknown> = {},
): Promise<{ _id: string; ref: string }> {
  const { _id, ref } = await placeFile(supervisor, given);
  await closeFile(supervisor, _id, 'client_recall');
  return { _id, ref };
}
