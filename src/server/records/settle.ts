import type { Recorded, ResourceName } from '#contract/resources/index';
import { filesOf, happeningsOf, historyRow } from '../history/write-history';
import type { Write } from '../request/work';
import { rulesOf } from './installed-rules';
import { insertRows } from './store-many';
import { touchFile } from './touch-file';

type Event = 'created' | 'updated' | 'removed';

export interface Settled<N extends ResourceName> {
  readonly before?: Recorded<N>;
  readonly after: Recorded<N>;
  readonly changed: readonly string[];
}

/** What every write ends with: its history, the file's last activity, and the news of it. */
export function settle<N extends ResourceName>(
  write: Write,
  name: N,
  event: Event,
  settled: Settled<N>,
): Promise<void> {
  return settleMany(write, name, event, [settled]);
}

/** The same of records that were written together: each file is touched once, and its news is one. */
export async function settleMany<N extends ResourceName>(
  write: Write,
  name: N,
  event: Event,
  all: readonly Settled<N>[],
): Promise<void> {
  await tell(write, name, event, all);
  const { readers } = rulesOf(name);
  const heard = new Map<string, string[]>();
  for (const { after } of all)
    for (const fileId of filesOf(name, after))
      heard.set(fileId, [...(heard.get(fileId) ?? []), ...(readers?.(after) ?? [])]);
  for (const [fileId, companies] of heard) {
    if (name !== 'file' && name !== 'history') await touchFile(write, fileId);
    write.announce({ to: 'file', fileId, resource: name, readers: readers && [...new Set(companies)] });
  }
}

/** Writes down what happened to records, in one statement. */
export async function tell<N extends ResourceName>(
  write: Write,
  name: N,
  event: Event,
  all: readonly Settled<N>[],
): Promise<void> {
  const happenings = all.flatMap(({ before, after, changed }) => {
    const entry = rulesOf(name).history(event, after, changed);
    if (!entry) return [];
    return happeningsOf(name, after, { ...entry, entity: name, entityId: after._id, before, after, changed });
  });
  if (happenings.length === 0) return;
  await insertRows(
    write.db,
    'history',
    happenings.map((happening) => historyRow(write, happening)),
  );
}
