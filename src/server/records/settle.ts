import type { Recorded, ResourceName } from '#contract/resources/index';
import { filesOf, happeningsOf, writeHistory } from '../history/write-history';
import type { Write } from '../request/work';
import { rules } from '../rules/index';
import type { HistoryEntry } from '../rules/rules';
import { touchFile } from './touch-file';

interface Settled<N extends ResourceName> {
  readonly before?: Recorded<N>;
  readonly after: Recorded<N>;
  readonly changed: readonly string[];
}

/** What every write ends with: its history, the file's last activity, and the news of it. */
export async function settle<N extends ResourceName>(
  write: Write,
  name: N,
  event: 'created' | 'updated' | 'removed',
  { before, after, changed }: Settled<N>,
): Promise<void> {
  const told = rules[name].history;
  const entry: HistoryEntry | undefined = told
    ? told(event, after, changed)
    : { type: 'system', message: `${name} ${event}` };
  if (entry && name !== 'history') {
    const happening = { ...entry, entity: name, entityId: after._id, before, after, changed };
    for (const one of happeningsOf(name, after, happening)) await writeHistory(write, one);
  }
  for (const fileId of filesOf(name, after)) {
    if (name !== 'file' && name !== 'history') await touchFile(write, fileId);
    write.announce({ to: 'file', fileId, resource: name });
  }
}
